// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { LoadFailure } from './load-failure.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['gone from the server', 404, 'errors.outdated', 'reload'],
  ['still on the server', 200, 'errors.network', 'retry'],
] as const)('a part whose files are %s (%s): %s and one button', async (_, status, text, way) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const reload = vi.fn();
  const retry = vi.fn();
  const host = { ...createFakeHost(0), reload };
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  const { root, find, click } = renderInCheckout(store, <LoadFailure retry={retry} />);
  await act(async () => undefined);
  expect(root.textContent).toBe(`${text}common.${way}`);
  click(find('button'));
  expect({ reload, retry }[way]).toHaveBeenCalledOnce();
});
