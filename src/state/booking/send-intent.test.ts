import { atom } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import { ApiError } from '../../api/http/api-error.ts';
import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import { alertAtom } from '../problem/problem-atoms.ts';
import { createFakeHost } from '../testing/fake-host.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { startTestCheckout } from '../testing/start-test-checkout.ts';
import { sendIntent } from './send-intent.ts';
import { submissionAtom } from './submission-atom.ts';

test('a conflict that cannot be shown is told in the server’s words, and the step can be pressed again', async () => {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  const sendAction = atom(null, (get, set) =>
    sendIntent(get, set, {
      kind: 'booking',
      choice: 'dinner',
      send: async () => {
        throw new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Lotado.' });
      },
      onConflict: async () => {
        throw new TypeError('a part of the code is missing');
      },
    }),
  );
  await store.set(sendAction);
  expect(store.get(submissionAtom).status).toBe('idle');
  expect(store.get(alertAtom)).toEqual({ text: 'Lotado.' });
});
