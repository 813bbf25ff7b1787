// @vitest-environment happy-dom
import { waitAtom } from '../../../submission/submission-atom.ts';
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import { waitFor } from '../../../../test/support/state/wait-for.ts';
import {
  anAnswer,
  type Checkout,
  payAgain,
  phaseOf,
  reloadPayment,
  startOpen,
  untilAskedAgain,
} from '../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { submitCountAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';
import { choosePaymentMethodAction, walletPhoneAtom } from '../state/payment-form.ts';
import { changePaymentAction, keepWaitingAction } from '../state/payment-view.ts';
import { ChooseView } from './choose-view.tsx';
import { LinkView } from './link-view.tsx';
import { WalletView } from './wallet-view.tsx';

const ASKED = '910000003';
const OTHER = '910000001';
const FIELD = '#mc-wallet-phone';

const startWaiting = () =>
  startOpen('wallet', ({ store }) => store.set(walletPhoneAtom, { phone: ASKED }));

const phonesOf = ({ platform }: Pick<Checkout, 'platform'>) =>
  platform.walletRequests.map(({ payload }) => payload.paymentPhoneNumber);

/** The waiting screen, as somebody uses it. */
function showWaiting({ store }: Pick<Checkout, 'store'>) {
  const view = renderInCheckout(store, <WalletView focusTitle />);
  const named = (text: string) =>
    view.all('button').find((each) => each.textContent.includes(text));
  const pressNamed = (text: string) => {
    const button = named(text);
    if (!button) throw new Error(`There is no "${text}" in: ${view.root.textContent}`);
    view.click(button);
  };
  const edit = () => pressNamed('payment.wait.otherNumber');
  const write = (phone: string) => view.type(view.find(FIELD), phone);
  return {
    ...view,
    named,
    pressNamed,
    edit,
    write,
    send: () => act(async () => pressNamed('payment.pay')),
  };
}

it('another number is edited in place: the one that was asked, with the focus, while the request stays open', async () => {
  const checkout = await startWaiting();
  const { edit, find, focused, named } = showWaiting(checkout);
  edit();
  expect(find(FIELD)).toHaveProperty('value', ASKED);
  expect(focused() === find(FIELD)).toBe(true);
  expect(named('payment.wait.otherNumber') === undefined).toBe(true);
  expect(named('payment.wait.otherMethod') === undefined).toBe(false);
  expect(phaseOf(checkout)).toBe('waiting');
  expect(checkout.store.get(waitAtom).currentId).toBe('p1');
});

it('another number is asked once, after a second yes; then the field closes and the focus is back on the button', async () => {
  const checkout = await startWaiting();
  const { all, edit, focused, named, send, write } = showWaiting(checkout);
  edit();
  write('910 000 001');
  await send();
  await untilAskedAgain(checkout);
  expect(phonesOf(checkout)).toEqual([`+351${ASKED}`]);
  await act(() => payAgain(checkout));
  await act(() => waitFor(() => expect(checkout.store.get(waitAtom).currentId).toBe('p2')));
  expect(phonesOf(checkout)).toEqual([`+351${ASKED}`, `+351${OTHER}`]);
  expect(all(FIELD)).toEqual([]);
  expect(focused() === named('payment.wait.otherNumber')).toBe(true);
});

it('while another number is asked, it can no longer be edited', async () => {
  const checkout = await startWaiting();
  const { all, edit, find, send, write } = showWaiting(checkout);
  edit();
  expect(all('[inert]')).toEqual([]);
  write(OTHER);
  let answer: (payment: PaymentAnswer) => void = () => undefined;
  checkout.platform.answerWallet = () => new Promise((resolve) => (answer = resolve));
  await send();
  await act(() => payAgain(checkout));
  await act(() => waitFor(() => expect(phonesOf(checkout)).toHaveLength(2)));
  expect(find('[inert]').contains(find(FIELD))).toBe(true);
  answer(anAnswer('p2', 'IN_PROGRESS'));
  await act(() => waitFor(() => expect(checkout.store.get(waitAtom).currentId).toBe('p2')));
  expect(all(FIELD)).toEqual([]);
});

it('closing the field sends nothing and gives the focus back to the button', async () => {
  const checkout = await startWaiting();
  const { all, edit, find, focused, named, pressNamed, write } = showWaiting(checkout);
  edit();
  write(OTHER);
  pressNamed('common.close');
  expect(all(FIELD)).toEqual([]);
  expect(focused() === named('payment.wait.otherNumber')).toBe(true);
  expect(phonesOf(checkout)).toEqual([`+351${ASKED}`]);
  edit();
  expect(find(FIELD)).toHaveProperty('value', ASKED);
});

it('an invalid number is said at the field and sends nothing', async () => {
  const checkout = await startWaiting();
  const { edit, find, focused, root, send, write } = showWaiting(checkout);
  edit();
  write('21 000 000');
  expect(find(FIELD).ariaInvalid).not.toBe('true');
  await send();
  await expect.poll(() => root.textContent).toContain('forms.errors.phoneInvalid');
  expect(focused() === find(FIELD)).toBe(true);
  expect(phaseOf(checkout)).toBe('waiting');
  expect(phonesOf(checkout)).toEqual([`+351${ASKED}`]);
});

it('after a reload the number is unknown, and the field is empty', async () => {
  const after = await reloadPayment(await startWaiting());
  const { edit, find } = showWaiting(after);
  edit();
  expect(find(FIELD)).toHaveProperty('value', '');
});

it('after a reload another number leads to the contact details, which say why they are asked for again', async () => {
  const after = await reloadPayment(await startWaiting());
  const { store } = after;
  const { edit, send, write } = showWaiting(after);
  edit();
  write(OTHER);
  await send();
  expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'savedState.restored' });
  expect(store.get(submitCountAtom)).toBe(0);
  expect(phonesOf(after)).toEqual([]);
});

it('another number is asked by wallet, also after a look at another method', async () => {
  const checkout = await startWaiting();
  const { store } = checkout;
  store.set(changePaymentAction);
  store.set(choosePaymentMethodAction, 'card');
  store.set(keepWaitingAction);
  const { edit, send, write } = showWaiting(checkout);
  edit();
  write(OTHER);
  await send();
  await act(() => payAgain(checkout));
  await act(() =>
    waitFor(() => expect(phonesOf(checkout)).toEqual([`+351${ASKED}`, `+351${OTHER}`])),
  );
  expect(checkout.platform.linkRequests).toEqual([]);
});

it('a browser that stores nothing asks the customer not to leave, while waiting and beside the methods', async () => {
  const checkout = await startOpen('wallet', ({ host }) =>
    Object.assign(host.areas, { origin: 'full', tab: 'full' }),
  );
  expect(showWaiting(checkout).root.textContent).toContain('payment.unkept');
  checkout.store.set(changePaymentAction);
  const methods = renderInCheckout(checkout.store, <ChooseView focusTitle={false} />);
  expect(methods.root.textContent).toContain('payment.unkept');
});

it('a browser that keeps the payment says nothing of leaving', async () => {
  const { root } = showWaiting(await startWaiting());
  expect(root.textContent).not.toContain('payment.unkept');
});

describe.each([
  ['wallet', <WalletView key="" focusTitle={false} />, 'payment.wait.title', 'payment.wait.stay'],
  ['card', <LinkView key="" focusTitle={false} />, 'payment.link.title', 'payment.link.text'],
] as const)('a status word that is not known (%s)', (channel, screen, title, accept) => {
  it('sends nobody to accept a request that may be over, until a known word comes', async () => {
    const checkout = await startOpen(channel);
    const { host, platform, store } = checkout;
    const view = renderInCheckout(store, screen);
    expect(view.root.textContent).toContain(title);
    expect(view.root.textContent).toContain(accept);

    const look = async (answer: Partial<PaymentAnswer>) => {
      platform.answerStatus = async (id) => ({ ...anAnswer(id, 'IN_PROGRESS'), ...answer });
      const asked = platform.asked.length;
      await act(async () => {
        host.showPage();
        await waitFor(() => expect(platform.asked.length).toBeGreaterThan(asked));
        await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
      });
    };
    await look({ status: 'UNKNOWN', unknownWord: 'EXPIRED' });
    expect(view.root.textContent).toContain('payment.status.heading');
    expect(view.root.textContent).toContain('payment.status.intro');
    for (const gone of [title, accept, 'payment.wait.help.open', 'payment.wallet.timeLeft']) {
      expect(view.root.textContent).not.toContain(gone);
    }
    expect(store.get(waitAtom).payments).toMatchObject([{ isOpen: true }]);

    await look({ status: 'IN_PROGRESS' });
    expect(view.root.textContent).toContain(title);
    expect(view.root.textContent).not.toContain('payment.status.heading');
  });
});
