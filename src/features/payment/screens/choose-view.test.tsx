// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { payAction } from '../state/pay.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';
import {
  goToPayment,
  reloadPayment,
  startAtPayment,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { ChooseView } from './choose-view.tsx';
import { catalogTexts } from '../../../../test/support/catalog-texts.ts';

it('spec section 4: "an overlay \'loading payment\' while submitting", which disappears when the request fails', async () => {
  const { store, platform } = await startAtPayment();
  let refuse: (error: ApiError) => void = () => undefined;
  platform.answerWallet = () => new Promise<PaymentAnswer>((_, reject) => (refuse = reject));
  const { root } = renderInCheckout(store, <ChooseView focusTitle={false} />);
  expect(root.textContent).not.toContain('payment.loading');

  await act(async () => store.set(payAction));
  await expect.poll(() => root.textContent).toContain('payment.loading');
  expect(root.querySelector('[inert]')).not.toBeNull();

  await act(async () => refuse(new ApiError('api', 'refused', { status: 400 })));
  await expect.poll(() => root.textContent).not.toContain('payment.loading');
  expect(root.querySelector('[inert]')).toBeNull();
});

it.each([
  ['wallet', 'MBWAY'],
  ['card', 'VISA'],
  ['reference', 'MB'],
])('the card of %s shows the mark of the brand', async (method, mark) => {
  const { store } = await startAtPayment();
  const { root } = renderInCheckout(store, <ChooseView focusTitle={false} />);
  const card = root.querySelector(`label:has([value="${method}"])`);
  expect(card?.querySelector('svg')?.textContent).toBe(mark);
});

it('a request of unknown outcome has one warning, beside the button, also after a reload', async () => {
  const before = await startAtPayment();
  before.platform.answerWallet = async () => {
    throw new ApiError('outcome_unknown', 'lost');
  };
  before.store.set(payAction);
  await untilPhase(before, 'unknown');
  const after = await reloadPayment(before);
  const notice = after.store.get(stepNoticeAtom);
  expect(notice?.reference).toBeDefined();
  goToPayment(after);
  after.store.set(stepNoticeAtom, notice);
  for (const { store } of [before, after]) {
    const { root } = renderInCheckout(store, <ChooseView focusTitle={false} />);
    const warnings = [...root.querySelectorAll('.mc-notice--warning')];
    expect(warnings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('payment.retryWarning'),
    ]);
  }
});

it.each([
  catalogTexts('pt_PT'),
  catalogTexts('pt_PT', 'formal'),
  catalogTexts('es_ES'),
  catalogTexts('es_ES', 'formal'),
  catalogTexts('en_EN'),
  catalogTexts('fr_FR'),
  catalogTexts('de_DE'),
])(
  'the warning before a second try names no method: the first may have been a card or a reference',
  (texts) => {
    expect(texts['payment.retryWarning']).not.toContain('MB WAY');
  },
);

it('after a refused payment, its message stands above the ways to pay and has the focus', async () => {
  const { store } = await startAtPayment();
  const { root } = renderInCheckout(store, <ChooseView focusTitle={false} />);
  act(() => store.set(refusalAtom, { about: 'voucher', text: 'O pagamento foi recusado.' }));
  const notice = root.querySelector('.mc-notice--danger');
  const methods = root.querySelector('.mc-payment__method');
  if (!notice || !methods) throw new Error('not shown');
  const follows = notice.compareDocumentPosition(methods) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
  expect(root.activeElement).toBe(notice.parentElement);
  expect(notice.querySelector('button')).toBeNull();
});
