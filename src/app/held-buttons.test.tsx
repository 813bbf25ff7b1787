// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { AccountActions } from '../features/account/screens/account-menu.tsx';
import { LinkedAccountNotice } from '../features/account/screens/linked-account-notice.tsx';
import { EmailView } from '../features/account/screens/login/login.tsx';
import { LinkView } from '../features/payment/screens/link-view.tsx';
import { WaitActions } from '../features/payment/screens/wait-actions.tsx';
import { RetryButton } from '../screen-kit/load-failure.tsx';
import { StepNoticeView } from '../screen-kit/screen.tsx';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { stepNoticeAtom } from '../context/problems.ts';
import { stepShownAtAtom } from '../flow/state/pointer-press.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { SocialButton } from '../ui/social/social-button.tsx';
import { guardPresses } from './guard-presses.ts';

const nothing = () => undefined;

/** The second tap of a double tap, in a step that has just appeared; whether it reaches the button with this text. */
async function secondTapReaches(piece: ReactNode, text: string): Promise<boolean> {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  store.set(stepNoticeAtom, {
    tone: 'info',
    message: { key: 'savedState.restored' },
    offersRestart: true,
  });
  const { root, all } = renderInCheckout(store, piece);
  const button = all('button').find(({ textContent }) => textContent.startsWith(text));
  if (!button) throw new Error(`There is no "${text}" in: ${root.textContent}`);
  guardPresses(root.firstElementChild as HTMLElement, store, host);
  store.set(stepShownAtAtom, host.now());
  let hasReached = false;
  button.parentElement?.addEventListener('click', () => (hasReached = true), { capture: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  Object.defineProperty(event, 'isTrusted', { value: true });
  button.dispatchEvent(event);
  return hasReached;
}

it.each<[what: string, text: string, piece: ReactNode]>([
  [
    'signing in with a provider',
    'Apple',
    <SocialButton key="" brand="apple" onClick={nothing}>
      Apple
    </SocialButton>,
  ],
  ['a new password', 'signIn.forgot', <EmailView key="" focusTitle={false} />],
  ['starting over', 'savedState.restart', <StepNoticeView key="" />],
  ['the way out of the account', 'account.signOut', <AccountActions key="" />],
  [
    'leaving an account',
    'account.linked.notYou',
    <LinkedAccountNotice key="" name="Ana" token="t" />,
  ],
  ['another number', 'payment.wait.otherNumber', <WaitActions key="" />],
  ['another way to pay', 'payment.wait.otherMethod', <WaitActions key="" />],
  ['leaving a link', 'payment.wait.otherMethod', <LinkView key="" focusTitle={false} />],
  ['the reload', 'common.reload', <RetryButton key="" isOutdated retry={nothing} />],
])('the second tap of a double tap does not go on by %s', async (_, text, piece) => {
  expect(await secondTapReaches(piece, text)).toBe(false);
});

it('retrying a load does not hold buttons', async () => {
  const piece = <RetryButton isOutdated={false} retry={nothing} />;
  expect(await secondTapReaches(piece, 'common.retry')).toBe(true);
});
