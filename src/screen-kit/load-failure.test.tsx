// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { LoadFailure, triesAtom } from './load-failure.tsx';

const LOST = 'https://shop.example/account.js could not be loaded';

async function start() {
  const reload = vi.fn<() => void>();
  const host = { ...createFakeHost(0), reload };
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  const errors = () => host.receivedEvents.filter(({ name }) => name === 'error');
  return { store, host, reload, errors };
}

it.each([
  ['gone from the server', 'network', true, 'errors.outdated', 'reload'],
  ['still on the server', 'network', false, 'errors.network', 'retry'],
  ['not to be had without a connection', 'offline', false, 'errors.offline', 'retry'],
] as const)('a part whose files are %s: one button, and the reason (%s, %s)', async (...row) => {
  const [, code, isOutdated, text, way] = row;
  const { store, reload } = await start();
  const retry = vi.fn<() => void>();
  store.sub(triesAtom, retry);
  const error = new ApiError(code, LOST, { isOutdated });
  const { root, find, click } = renderInCheckout(store, <LoadFailure error={error} />);
  expect(root.textContent).toBe(`${text}common.${way}`);
  click(find('button'));
  expect({ reload, retry }[way]).toHaveBeenCalledOnce();
});

it('several lost parts give one message and one event', async () => {
  const { store, errors } = await start();
  const failure = () => <LoadFailure error={new ApiError('network', LOST)} />;
  const { all } = renderInCheckout(
    store,
    <>
      {failure()}
      {failure()}
    </>,
  );
  await act(async () => undefined);
  expect(all('button')).toHaveLength(1);
  expect(errors()).toEqual([
    { name: 'error', detail: { code: 'network', status: null, message: LOST } },
  ]);
});
