// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { createFakeHost } from '../../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../../test/support/state/fake-server.ts';
import type { Messages } from '../../../../platform/i18n/create-i18n.ts';
import { startTestCheckout } from '../../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { BOOKING_TYPE } from '../../../offer/rules/booking-type.ts';
import { EmailView } from './login.tsx';

it.each([
  ['must have an account, without guests', false, false, 'signIn.intro'],
  ['must have an account of a campaign for registered users', true, true, 'signIn.introRegistered'],
  ['need no account where guests may continue', true, false, 'signIn.introGuest'],
] as const)('customers read that they %s', async (_, allowGuestLogin, registeredUsers, intro) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = { ...aCampaign(), registeredUsers };
  const store = await startTestCheckout(server, createFakeHost(0), { allowGuestLogin });
  const texts: Messages = { [intro]: ['The reason.'] };
  const { root } = renderInCheckout(store, <EmailView focusTitle={false} />, texts);
  expect(root.textContent).toContain('The reason.');
});
