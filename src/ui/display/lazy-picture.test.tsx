// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';

import { bagIcon } from '../icon/shop-icons.ts';
import { watchNearWindow } from '../../../test/support/ui/near-window.ts';
import { render } from '../../../test/support/ui/render.ts';
import { LazyPicture } from './lazy-picture.tsx';

const PICTURE = (
  <LazyPicture
    src="https://cdn.example/azeite.jpg"
    srcset="https://cdn.example/azeite.jpg?w=64 1x"
    alt=""
    placeholder={bagIcon}
    marginPx={200}
  />
);

test('a picture is asked for when it comes within 200 px of the window, and not before', () => {
  const { come, margin } = watchNearWindow();
  const { root } = render(PICTURE);
  expect(root.querySelector('img')).toBeNull();
  expect(margin()).toBe('200px');
  come();
  expect(root.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/azeite.jpg');
});

test('a picture that does not come leaves its placeholder', () => {
  const { come } = watchNearWindow();
  const { root } = render(PICTURE);
  come();
  act(() => void root.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('svg')).not.toBeNull();
});
