// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';

import { createFakeHost } from '../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../test/support/screens/render-in-checkout.tsx';
import type { Messages } from '../../platform/i18n/create-i18n.ts';
import { BOOKING_TYPE } from '../offer/rules/booking-type.ts';
import { IdleWarning } from './idle-warning.tsx';

const TEXTS: Messages = { 'idle.text': ['Clears in ', ['seconds'], ' s'] };

function Kiosk() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(9);
  return <IdleWarning secondsLeft={secondsLeft} onStay={() => setSecondsLeft(null)} />;
}

it('keeps its last seconds while it fades out, and never counts to zero for a customer who stays', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  const { root, find, click } = renderInCheckout(store, <Kiosk />, TEXTS);
  expect(root.textContent).toContain('Clears in 9 s');
  click(find('button'));
  expect(find('dialog').hasAttribute('open')).toBe(false);
  expect(root.textContent).toContain('Clears in 9 s');
});
