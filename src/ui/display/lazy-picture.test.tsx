// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { bagIcon } from '../icon/shop-icons.ts';
import { render } from '../testing/render.ts';
import { LazyPicture } from './lazy-picture.tsx';

type Hear = (entries: { isIntersecting: boolean }[]) => void;

let come: Hear = () => undefined;
let margin: string | undefined = '';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: Hear, options: { rootMargin?: string }) {
        come = hear;
        margin = options.rootMargin;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

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
  const { root } = render(PICTURE);
  expect(root.querySelector('img')).toBeNull();
  expect(margin).toBe('200px');
  act(() => come([{ isIntersecting: true }]));
  expect(root.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/azeite.jpg');
});

test('a picture that does not come leaves its placeholder', () => {
  const { root } = render(PICTURE);
  act(() => come([{ isIntersecting: true }]));
  act(() => void root.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('svg')).not.toBeNull();
});
