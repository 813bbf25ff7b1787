// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Messages } from '../../../platform/i18n/create-i18n.ts';
import { entityConfigAtom, userAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { start } from '../../../../test/support/order/start-menu-order.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { NextOfBooking, NextOfPurchase } from './next-list.tsx';

async function show(config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.user = A_USER;
  const store = await startTestCheckout(server, createFakeHost(0), config);
  store.set(contactAtom, (contact) => ({ ...contact, email: 'rui@example.com' }));
  const texts: Messages = { 'success.emailSent': ['E-mail to ', ['email']] };
  return renderInCheckout(store, <NextOfBooking />, texts).root.textContent;
}

it('spec section 6: a signed-in customer can "see how to edit the booking", and sees the address of the e-mail', async () => {
  const text = await show({ userId: A_USER.id, token: A_USER.token });
  expect(text).toContain('success.howToEdit');
  expect(text).toContain('E-mail to ana@example.com');
});

it('a guest sees the e-mail, but not how to edit, which needs an account', async () => {
  const text = await show();
  expect(text).toContain('E-mail to rui@example.com');
  expect(text).not.toContain('success.howToEdit');
});

it.each([
  [{ manage: 'https://shop.example/alterar' }, 'https://shop.example/alterar'],
  [{ bookings: 'https://shop.example/reservas' }, 'https://shop.example/reservas'],
])('a guest changes or cancels on the page of %j', async (links, href) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0), { links });
  const { root } = renderInCheckout(store, <NextOfBooking />);
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(href);
});

it('a guest changes or cancels by telephone, without a colon that French writes with a space before it', async () => {
  const store = await startTestCheckout(
    createFakeServer(BOOKING_TYPE.NORMAL, []),
    createFakeHost(0),
  );
  const texts: Messages = { 'success.change': ['Modifier ou annuler'] };
  const { root } = renderInCheckout(store, <NextOfBooking />, texts);
  expect(root.textContent).toContain('Modifier ou annuler\u00A0· +351');
});

it('the dot before the link to the map is part of the address, and so never begins a line', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const [address1, district] = ['Rua das Flores 1', 'Lisboa'];
  const rest = { address2: '', address3: '', zipcode: '1200-195', zone: '', county: '' };
  server.campaign = { ...aCampaign(), addressView: { address1, district, ...rest } };
  const store = await startTestCheckout(server, createFakeHost(0));
  const { root } = renderInCheckout(store, <NextOfBooking />);
  const [...parts] = root.querySelectorAll('.mc-address-part');
  expect(parts.at(-1)?.textContent.trimEnd()).toMatch(/\S\u00A0·$/);
});

it.each(['', ' ', '-', 'n/a'])(
  'a guest is not told to change by a telephone whose number is %j',
  async (shopPhone) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.campaign = { ...aCampaign(), shopPhone };
    const store = await startTestCheckout(server, createFakeHost(0));
    const { root } = renderInCheckout(store, <NextOfBooking />);
    expect(root.textContent).not.toContain('success.change');
  },
);

const LINKS = { rewards: 'https://site.example/ganhar', prizes: 'https://site.example/premios' };

it.each([
  ['a guest', {}, LINKS.rewards],
  ['a signed-in customer', { userId: A_USER.id, token: A_USER.token }, LINKS.prizes],
])(
  'spec section 2 screen 14 "view rewards": %s of a booking that earns no points',
  async (_, who, href) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.user = A_USER;
    server.campaign = aCampaign({ points: 0, premiumPoints: 0 });
    const store = await startTestCheckout(server, createFakeHost(0), { ...who, links: LINKS });
    const { root } = renderInCheckout(store, <NextOfBooking />);
    const addresses = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toContain(href);
  },
);

it('names the points of an order as those of an order', async () => {
  const { store } = await start();
  store.set(userAtom, A_USER);
  store.set(reservationAtom, { ...A_RESERVATION, points: 10 });
  const shown = renderInCheckout(store, <NextOfBooking />).root.textContent;
  expect(shown).toContain('order.points');
  expect(shown).not.toContain('booking.points');
});

it('a purchase names the e-mail, the venue and the rewards, but not how to change it', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0), { links: LINKS });
  const { root } = renderInCheckout(store, <NextOfPurchase email="An e-mail is on its way." />);
  expect(root.textContent).toContain('An e-mail is on its way.');
  expect(root.textContent).not.toContain('success.change');
  const hrefs = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
  expect(hrefs).toContain(LINKS.rewards);
});

it.each([
  ['both', '+351 210 154 300', 'apoio@mesa.example'],
  ['an e-mail alone', null, 'apoio@mesa.example'],
  ['a telephone alone', '+351 210 154 300', null],
])('the brand’s support is there by %s', async (_, supportPhone, supportEmail) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = { ...server.campaign, shopPhone: null };
  const store = await startTestCheckout(server, createFakeHost(0));
  const config = store.get(entityConfigAtom);
  store.set(entityConfigAtom, { ...config, env: { ...config.env, supportPhone, supportEmail } });
  const { root } = renderInCheckout(store, <NextOfBooking />);
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...(supportPhone ? ['tel:+351210154300'] : []),
    ...(supportEmail ? ['mailto:apoio%40mesa.example'] : []),
  ]);
});

it('a support e-mail that is none shows nothing', async () => {
  const store = await startTestCheckout(
    createFakeServer(BOOKING_TYPE.NORMAL, []),
    createFakeHost(0),
  );
  const config = store.get(entityConfigAtom);
  const supportEmail = 'not an address';
  store.set(entityConfigAtom, { ...config, env: { ...config.env, supportEmail } });
  expect(renderInCheckout(store, <NextOfBooking />).root.textContent).not.toContain(
    'success.support',
  );
});
