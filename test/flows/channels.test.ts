import {
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  untilRecorded,
  untilRole,
  type Attributes,
  type RecordedRequest,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  sendOrder,
  viewOrder,
} from './order-walks.ts';
import {
  ANA_ORDERS,
  goOnToConfirm,
  guestWith,
  ORDER,
  orderAsGuest,
  pickWay,
} from './product-walks.ts';
import { bookService, MASSAGE } from './service-walks.ts';
import { continueWith, NEWCOMER, password, SIGN_IN, untilView } from './sign-in-walks.ts';
import { payByWallet, VOUCHER, WALLET } from './voucher-walks.ts';
import {
  ANA,
  chooseSlot,
  click,
  fillContact,
  GUEST,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  type Walk,
} from './walk.ts';

/** Where the customer came from, as the page names it. */
const CAME_BY = {
  channel: 'canal-1',
  'channel-manager': 'gestor-2',
  'referral-code': 'AMIGA-7',
} as const;

const NAMES: Readonly<Record<string, string>> = {
  'canal-1': 'channel',
  'gestor-2': 'channelManager',
  'AMIGA-7': 'referralCode',
};

/** The calls that send one of them, as spec section 7 and "Named actions" list them; no other call does. */
const CARRIERS: readonly [call: RegExp, carries: readonly string[]][] = [
  [/^POST \/rest\/bookings(\/guest)?$/, ['query.channelManager']],
  [/^POST \/rest\/client\/book\/book\/\d+$/, ['body.channelManager', 'query.channelManager']],
  [/^POST \/rest\/v1\/web\/orders(\/guest)?$/, ['query.channel']],
  [/^POST \/rest\/client\/authentication\/signUp$/, ['body.referralCode']],
];

const callOf = ({ method, path }: RecordedRequest) => `${method} ${path}`;

const carriedIn = (place: string, fields: unknown): readonly string[] =>
  Object.entries(fields ?? {}).flatMap(([field, value]) =>
    Object.hasOwn(NAMES, String(value)) ? [`${place}.${field}`] : [],
  );

/** Which of them a call sent and where. */
const carriedBy = ({ query, body }: RecordedRequest): readonly string[] => [
  ...carriedIn('body', body),
  ...carriedIn('query', query),
];

const expectedOf = (request: RecordedRequest): readonly string[] =>
  CARRIERS.find(([call]) => call.test(callOf(request)))?.[1] ?? [];

/** A visit to its end, and the calls that have to be among those it made. */
interface Visit {
  what: string;
  attributes: Attributes;
  prepare?: () => Promise<void>;
  walkThrough: (walk: Walk) => Promise<void>;
  makes: readonly { method: string; path: string }[];
}

const post = (path: string) => ({ method: 'POST', path });

async function register(walk: Walk): Promise<void> {
  await continueWith(walk, NEWCOMER.email);
  await untilView(SIGN_IN.register);
  fill(await password(walk), NEWCOMER.password);
  (await untilRole(walk.element, 'checkbox', SIGN_IN.accept)).click();
  await click(walk, SIGN_IN.registerButton);
}

async function toDelivery(walk: Walk): Promise<void> {
  await untilStep(walk, 'cart-review');
  await click(walk, walk.words.continue);
  await untilStep(walk, 'delivery');
  await pickWay(walk, ORDER.storePickup);
}

const VISITS: readonly Visit[] = [
  {
    what: 'a guest’s booking',
    attributes: { ...GUEST, campaign: 101 },
    walkThrough: async (walk) => void (await bookAsGuest(walk, walkOfType(1))),
    makes: [post('/rest/bookings/guest')],
  },
  {
    what: 'a customer’s booking',
    attributes: { ...ANA, campaign: 101, 'reservation-type': 'normal' },
    walkThrough: async (walk) => {
      await chooseSlot(walk, await oneFreeSlot(101, 2));
      await untilStep(walk, 'confirm');
      await submit(walk);
    },
    makes: [post('/rest/bookings'), post('/rest/client/book/book/1001')],
  },
  {
    what: 'a booking of a service',
    attributes: MASSAGE,
    walkThrough: async (walk) => void (await bookService(walk, 201)),
    makes: [post('/rest/bookings/guest')],
  },
  {
    what: 'an order from a menu',
    attributes: MENU_ORDER,
    prepare: keepTascaOpen,
    walkThrough: async (walk) => {
      await addItem(walk, 'Bacalhau à Brás');
      await viewOrder(walk);
      await goOnFromCart(walk);
      await chooseTakeaway(walk);
      await chooseAsap(walk);
      await sendOrder(walk);
    },
    makes: [post('/rest/bookings/guest')],
  },
  {
    what: 'a guest’s order of products',
    attributes: guestWith('one-shop'),
    walkThrough: async (walk) => {
      await toDelivery(walk);
      await goOnToConfirm(walk, ORDER.payLater);
      await orderAsGuest(walk, ORDER.confirmObligation);
    },
    makes: [post('/rest/v1/web/orders/guest')],
  },
  {
    what: 'a customer’s order of products',
    attributes: ANA_ORDERS,
    walkThrough: async (walk) => {
      await toDelivery(walk);
      await goOnToConfirm(walk, ORDER.payLater);
      await click(walk, ORDER.confirmObligation);
      await untilStep(walk, 'success');
    },
    makes: [post('/rest/v1/web/orders')],
  },
  {
    what: 'points, by somebody who registers on the way',
    attributes: { shop: 2, qr: true, 'offer-code': 'POINTS10' },
    walkThrough: async (walk) => {
      await click(walk, 'Obter campanha');
      await register(walk);
      await untilStep(walk, 'points-result');
    },
    makes: [post('/rest/client/authentication/signUp'), post('/rest/client/book/book/')],
  },
  {
    what: 'a voucher, which counts for none of them',
    attributes: VOUCHER,
    walkThrough: async (walk) => {
      await click(walk, walk.words.continue);
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, walk.words.continue);
      await payByWallet(walk, WALLET.completes);
    },
    makes: [post('mbway-payment-request')],
  },
];

describe('where a customer came from', () => {
  for (const { what, attributes, prepare, walkThrough, makes } of VISITS) {
    it(`is sent by each call of ${what} that lists it, and by no other`, async () => {
      await prepare?.();
      await walkThrough(await startWalk({ ...attributes, ...CAME_BY }));
      for (const call of makes) await untilRecorded(call);
      for (const request of await recordedRequests()) {
        expect(carriedBy(request), callOf(request)).to.deep.equal(expectedOf(request));
      }
    });
  }
});

describe('an offer of take-away that is booked without a menu (type 7)', () => {
  it('is one time of its calendar, with a tax number in the place of notes, and waits for the merchant', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 107 });
    await untilStep(walk, 'choice');
    const slot = await oneFreeSlot(107, 1);
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    fill(await untilRole(walk.element, 'textbox', /NIF/), '123 456 789');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await click(walk, 'Enviar pedido de reserva');
    await untilStep(walk, 'success');
    const [booking, ...others] = await recordedRequests(post('/rest/bookings'));
    expect(others).to.deep.equal([]);
    expect(booking?.body).to.deep.include({
      campaignId: 107,
      shopMerchantServiceIds: [],
      partySize: 1,
      slots: [{ startTime: slot.startTime, durationSec: slot.durationSec }],
      taxInformation: { fiscalName: 'Rui Manuel Costa', fiscalNumber: '123456789' },
      orderInformation: { notes: '' },
    });
  });
});
