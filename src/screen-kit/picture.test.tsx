// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { watchNearWindow } from '../../test/support/ui/near-window.ts';
import { Picture } from './picture.tsx';

async function show() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  const near = watchNearWindow();
  return { ...renderInCheckout(store, <Picture src="https://cdn.example/azeite.jpg" />), ...near };
}

test('a picture is asked for when it comes within 200 px of the window, and not before', async () => {
  const { all, come, find, margin } = await show();
  expect(all('img')).toHaveLength(0);
  expect(margin()).toBe('200px');
  come();
  expect(find('img').getAttribute('src')).toBe('https://cdn.example/azeite.jpg');
});

test('a picture that does not come leaves its placeholder', async () => {
  const { all, come, find } = await show();
  come();
  act(() => void find('img').dispatchEvent(new Event('error')));
  expect(all('img')).toHaveLength(0);
  expect(all('svg')).toHaveLength(1);
});
