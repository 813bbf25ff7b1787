// @vitest-environment happy-dom
import { IDLE } from '../../../submission/rules/purchase-state.ts';
import { act } from 'react';
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { Messages } from '../../../platform/i18n/create-i18n.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import Confirm, { BookingBlock } from './confirm.tsx';
import { ConfirmBar, submitTexts } from './confirm-bar.tsx';
import { catalogTexts } from '../../../../test/support/catalog-texts.ts';

it.each([
  [null, ['20% off']],
  [2500, ['25,00\u00A0€']],
])('an offer of %s cents with a discount shows %j', async (offerPriceCents, shown) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ offerPriceCents, discount: 20 });
  const store = await startTestCheckout(server, createFakeHost(0));
  const texts: Messages = { 'price.discount': [['percent'], '% off'] };
  const { all } = renderInCheckout(store, <BookingBlock />, texts);
  const prices = all('.mc-price');
  expect(prices.map((each) => each.textContent)).toEqual(shown);
});

it.each([
  ['says beside the button that it is sent, until the answer is here', 'sending', true],
  ['says nothing of it before', 'idle', false],
] as const)('a booking %s', async (_, status, isSaid) => {
  const said: string[] = [];
  const host = { ...createFakeHost(0), announce: (text: string) => void said.push(text) };
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  store.set(
    submissionAtom,
    status === 'idle'
      ? IDLE
      : {
          status,
          intentKey: 'k',
          choice: '',
          unknownAttempt: null,
          stage: 'sending',
          payment: null,
        },
  );
  const bar = (
    <ConfirmBar totalCents={2500} texts={submitTexts(2500, false)} sending="confirm.sending" />
  );
  const { root } = renderInCheckout(store, bar);
  expect(root.textContent.includes('confirm.sending')).toBe(isSaid);
  expect(said.includes('confirm.sending')).toBe(isSaid);
});

it.each([
  ['Portuguese', catalogTexts('pt_PT')],
  ['Spanish', catalogTexts('es_ES')],
  ['English', catalogTexts('en_EN')],
  ['French', catalogTexts('fr_FR')],
  ['German', catalogTexts('de_DE')],
])(
  'the summary of errors tells the name on the invoice from the contact, in %s',
  async (_, texts) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.campaign = aCampaign({ offerPriceCents: 2500 });
    const store = await startTestCheckout(server, createFakeHost(0));
    store.set(INVOICE.ask, true);
    store.set(submitCountAtom, 1);
    const { all } = renderInCheckout(store, <Confirm />, texts);
    const lines = all('.mc-error-summary a').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(5);
    expect(new Set(lines).size).toBe(5);
  },
);

it('the summary leaves out an invoice that was ticked after the press', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ offerPriceCents: 2500 });
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(submitCountAtom, 1);
  const { all } = renderInCheckout(store, <Confirm />);
  const invoiceLines = () => all('.mc-error-summary a[href^="#mc-invoice"]');
  act(() => store.set(INVOICE.ask, true));
  expect(invoiceLines()).toHaveLength(0);
  act(() => store.set(submitCountAtom, 2));
  expect(invoiceLines()).toHaveLength(2);
});

it('the summary names no error of an invoice whose box is not shown, because nothing is owed', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ offerPriceCents: null });
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(INVOICE.ask, true);
  store.set(submitCountAtom, 1);
  const { all } = renderInCheckout(store, <Confirm />);
  expect(all('.mc-error-summary a').length).toBeGreaterThan(0);
  expect(all('.mc-error-summary a[href^="#mc-invoice"]')).toHaveLength(0);
});

it.each([
  [
    'on the page of the merchant',
    { manage: 'https://shop.example/alterar' },
    'https://shop.example/alterar',
  ],
  ['by telephone without one', {}, 'tel:'],
])('before the press, a guest reads how to change or cancel: %s', async (_, links, href) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0), { links });
  const { all } = renderInCheckout(store, <Confirm />);
  const later = all('.mc-quiet').find((each) => each.textContent.includes('confirm.later'));
  expect(later?.querySelector('a')?.getAttribute('href')).toContain(href);
});

it('over missing details, the button says that it leads to them', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  const { root } = renderInCheckout(store, <Confirm />);
  const button = root.querySelector('button[type="submit"]');
  const described = button?.getAttribute('aria-describedby') ?? '';
  expect(root.querySelector(`#${described}`)?.textContent).toBe('confirm.gap');
});
