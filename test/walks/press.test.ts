import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bookingFormAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { nextStepAction } from '../../src/flow/state/move-step.ts';
import { ATTRIBUTES, type AttributeRow } from '../../src/lib/config/attributes.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import { PRIZES } from '../../src/features/account/state/prizes.ts';
import { chooseReservationTypeAction } from '../../src/features/booking/state/choose-reservation-type.ts';
import {
  firstFreeDayAtom,
  offeredOnDateAtom,
} from '../../src/features/booking/state/booking-form-atoms.ts';
import {
  selectDayAction,
  toggleSlotAction,
} from '../../src/features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../../src/features/booking/state/submit-booking.ts';
import { submitMenuOrderAction } from '../../src/features/ordering/state/submit-menu-order.ts';
import {
  setItemQuantityAction,
  submitCartAction,
} from '../../src/features/cart/state/page-cart.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../src/features/contact/state/contact-form.ts';
import { transportInstantsAtom } from '../../src/features/offer/state/transport-terms-atoms.ts';
import {
  chooseDeliveryTypeAction,
  choosePaymentAction,
  submitDeliveryAction,
} from '../../src/features/delivery/state/delivery-step.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
  submitTransportAction,
} from '../../src/features/delivery/state/menu-order-form.ts';
import { buyPlanAction } from '../../src/features/membership/state/plan-purchase.ts';
import { plansAtom } from '../../src/features/membership/state/plans-state.ts';
import { viewOrderAction } from '../../src/features/menu/state/menu-state.ts';
import { submitOrderAction } from '../../src/features/ordering/state/submit-order.ts';
import { payAction, resendAction } from '../../src/features/payment/state/pay.ts';
import { againQuestionAtom } from '../../src/submission/journal/reserve-purchase.ts';
import { payAgainAction } from '../../src/features/payment/state/resumed-payments.ts';
import {
  choosePaymentMethodAction,
  walletPhoneAtom,
} from '../../src/features/payment/state/payment-form.ts';
import { obtainPointsAction } from '../../src/features/points/state/obtain-points.ts';
import { submitVoucherFormAction } from '../../src/features/vouchers/state/voucher-form-state.ts';
import { ATTRIBUTE_CHANGES, readChange } from '../model/attribute-changes.ts';
import {
  ASKS_PAGE,
  differenceOf,
  pressOnce,
  type Disturbance,
  type PressedKind,
} from './disturbed-press.ts';
import type { VirtualWalk } from './start-walk.ts';

const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '961234567' };
const ANA = { id: '1001', token: 'token-ana' };
/** A number whose owner never answers. */
const WALLET = { prefix: '+351', phone: '910000003' };

/** A value of its own for what a request can carry. */
const CARRIED = {
  channel: 'site',
  channelManager: 'desk',
  rwgToken: 'rwg-0',
  referralCode: 'R0',
} satisfies Partial<CheckoutConfig>;

const VOUCHER = { campaignId: '110', reservationMode: 'voucher', defaultView: 'voucher' } as const;
const PRODUCTS = { reservationType: null, campaignId: null, shopId: '3', products: true } as const;

async function pickTime(walk: VirtualWalk): Promise<void> {
  const { store } = walk.tab;
  const day = store.get(firstFreeDayAtom);
  if (day === null) throw new Error('No day is free.');
  await walk.does(() => store.set(selectDayAction, day));
  const offered = store.get(offeredOnDateAtom).find(({ disabled }) => !disabled);
  if (offered) await walk.does(() => store.set(toggleSlotAction, offered.slot));
}

async function typeContact(walk: VirtualWalk): Promise<void> {
  await walk.does(({ store }) => store.set(editContactAction, RUI));
  if (walk.step() === 'client-info') {
    await walk.does(({ store }) => store.set(submitContactFormAction));
  }
  expect(walk.step()).toBe('confirm');
}

async function toTable(walk: VirtualWalk): Promise<void> {
  await pickTime(walk);
  await typeContact(walk);
}

async function toTableWithPrize(walk: VirtualWalk): Promise<void> {
  await toTable(walk);
  await walk.does(({ store }) => store.set(PRIZES.load));
  await walk.does(({ store }) =>
    store.set(bookingFormAtom, (book) => ({ ...book, prizeId: '7001' })),
  );
}

async function toMenuOrder(walk: VirtualWalk): Promise<void> {
  await walk.does(({ store }) => store.set(setItemQuantityAction, { id: '1201', to: () => 1 }));
  await walk.does(({ store }) => store.set(viewOrderAction));
  await walk.does(({ store }) => store.set(submitCartAction));
  await walk.does(({ store }) => store.set(chooseTransportAction, 'takeaway'));
  const isAsap = walk.tab.store.get(transportInstantsAtom).includes('asap');
  await walk.does(({ store }) => store.set(chooseInstantAction, isAsap ? 'asap' : 'scheduled'));
  await walk.does(({ store }) => store.set(submitTransportAction));
  if (!isAsap) await pickTime(walk);
  await typeContact(walk);
}

async function toProductOrder(walk: VirtualWalk): Promise<void> {
  await walk.does(({ store }) => store.set(submitCartAction));
  await walk.does(({ store }) => store.set(chooseDeliveryTypeAction, 'STORE_PICKUP'));
  await walk.does(({ store }) => store.set(submitDeliveryAction));
  if (walk.step() === 'payment-method') {
    await walk.does(({ store }) => store.set(choosePaymentAction, 'online'));
    await walk.does(({ store }) => store.set(nextStepAction, 'payment-method'));
  }
  await typeContact(walk);
}

async function toPayment(walk: VirtualWalk): Promise<void> {
  await walk.does(({ store }) => store.set(submitVoucherFormAction));
  await typeContact(walk);
}

async function toWallet(walk: VirtualWalk): Promise<void> {
  await toPayment(walk);
  await walk.does(({ store }) => {
    store.set(choosePaymentMethodAction, 'wallet');
    store.set(walletPhoneAtom, WALLET);
  });
}

async function toPlans(walk: VirtualWalk): Promise<void> {
  await walk.does(({ store }) => store.set(chooseReservationTypeAction, 'smart'));
  await walk.idle(1_000);
  expect(walk.step()).toBe('plans');
}

const BUTTONS: readonly PressedKind[] = [
  {
    name: 'a guest’s table',
    config: { campaignId: '101' },
    toPress: toTable,
    press: ({ store }) => store.set(submitBookingAction),
  },
  {
    name: 'a guest’s table whose press the page holds',
    config: { campaignId: '101' },
    toPress: toTable,
    press: ({ store }) => store.set(submitBookingAction),
    isHeld: true,
  },
  {
    name: 'an account’s table with a prize, and the value it reports',
    config: { campaignId: '101' },
    account: ANA,
    toPress: toTableWithPrize,
    press: ({ store }) => store.set(submitBookingAction),
  },
  {
    name: 'a meal to take away',
    config: { reservationType: null, campaignId: '107', shopId: '1', menu: true },
    toPress: toMenuOrder,
    press: ({ store }) => store.set(submitMenuOrderAction),
  },
  {
    name: 'a guest’s order of products',
    config: { ...PRODUCTS, sessionId: 'one-shop' },
    toPress: toProductOrder,
    press: ({ store }) => store.set(submitOrderAction),
  },
  {
    name: 'an account’s order of products',
    config: PRODUCTS,
    account: ANA,
    toPress: toProductOrder,
    press: ({ store }) => store.set(submitOrderAction),
  },
  {
    name: 'points',
    config: { reservationType: null, campaignId: null, offerCode: 'POINTS10', qr: true },
    account: ANA,
    toPress: async (walk) => {
      expect(walk.step()).toBe('points-confirm');
    },
    press: ({ store }) => {
      store.set(nextStepAction, 'points-confirm');
      return store.set(obtainPointsAction);
    },
  },
  {
    name: 'a voucher by wallet',
    config: VOUCHER,
    toPress: toWallet,
    press: ({ store }) => store.set(payAction),
  },
  {
    name: 'a voucher by wallet whose press the page holds',
    config: VOUCHER,
    toPress: toWallet,
    press: ({ store }) => store.set(payAction),
    isHeld: true,
  },
  {
    name: 'an account’s voucher by wallet',
    config: VOUCHER,
    account: ANA,
    toPress: toWallet,
    press: ({ store }) => store.set(payAction),
  },
  {
    name: 'a wallet request that is sent again',
    config: VOUCHER,
    toPress: async (walk) => {
      await toWallet(walk);
      await walk.does(({ store }) => store.set(payAction));
      await walk.does(({ store }) => store.set(resendAction));
      expect(walk.tab.store.get(againQuestionAtom)).not.toBeNull();
    },
    press: ({ store }) => store.set(payAgainAction),
  },
  {
    name: 'a voucher by card',
    config: VOUCHER,
    toPress: async (walk) => {
      await toPayment(walk);
      await walk.does(({ store }) => store.set(choosePaymentMethodAction, 'card'));
    },
    press: ({ store }) => store.set(payAction),
  },
  {
    name: 'a plan',
    config: { reservationType: null, campaignId: '114' },
    account: ANA,
    toPress: toPlans,
    press: ({ store }) => {
      const plan = store.get(plansAtom)?.offer?.best;
      if (!plan) throw new Error('No plan is offered.');
      return store.set(buyPlanAction, plan);
    },
  },
];

const KINDS = BUTTONS.map((kind) => ({ ...kind, config: { ...CARRIED, ...kind.config } }));

/** Attributes that restart no flow: after their change, everything goes on as before. */
const QUIET_CHANGES = ATTRIBUTE_CHANGES.filter(({ key }) => {
  const row: AttributeRow<unknown> = ATTRIBUTES[key];
  return row.change === undefined;
});

type Change = (typeof ATTRIBUTE_CHANGES)[number];

const configOf = (changes: readonly Change[]): Partial<CheckoutConfig> =>
  Object.assign({}, ...changes.map(readChange));

const NOTHING: Disturbance = { attributes: {}, language: null, account: 'same' };

/** What is tried at each await: everything of one sort at once. */
const SWEEP: Readonly<Record<string, Disturbance>> = {
  'attributes that restart nothing': {
    ...NOTHING,
    attributes: configOf(QUIET_CHANGES.filter(({ value }) => value !== null)),
  },
  'all attributes': {
    ...NOTHING,
    attributes: configOf(ATTRIBUTE_CHANGES.filter(({ value }) => value !== null)),
  },
  'the cart alone': {
    ...NOTHING,
    attributes: configOf(
      ATTRIBUTE_CHANGES.filter(({ key, value }) => key === 'cartItems' && value !== null),
    ),
  },
  language: { ...NOTHING, language: 'fr_FR' },
  'a sign-out': { ...NOTHING, account: 'signed out' },
  'another account': { ...NOTHING, account: 'another' },
};

const disturbances: fc.Arbitrary<Disturbance> = fc.record({
  attributes: fc
    .oneof(
      fc.constantFrom(...ATTRIBUTE_CHANGES).map((change) => [change]),
      fc.subarray([...QUIET_CHANGES]),
      fc.subarray([...ATTRIBUTE_CHANGES]),
    )
    .map(configOf),
  language: fc.constantFrom(null, 'en_EN', 'fr_FR'),
  account: fc.constantFrom('same', 'same', 'signed out', 'another'),
});

/**
 * Whether the press may end without sending: only for an account that is no longer the element's, and where the page
 * starts another flow when it is asked.
 */
const maySendNothing = ({ account }: Disturbance, asked: string | undefined): boolean =>
  account !== 'same' || asked === ASKS_PAGE;

describe.each(KINDS)('what is pressed is what is sent: $name', (kind) => {
  test('whatever changes at each await', async () => {
    const undisturbed = await pressOnce(kind);
    expect(undisturbed.sent).not.toEqual([]);
    for (const [index, name] of undisturbed.awaits.entries()) {
      for (const [what, disturbance] of Object.entries(SWEEP)) {
        const turns = 4 * (index % 2);
        const disturbed = await pressOnce(kind, { ...disturbance, at: { await: index, turns } });
        const difference = differenceOf(undisturbed, disturbed, maySendNothing(disturbance, name));
        expect({ name, what, difference }).toEqual({ name, what, difference: null });
      }
    }
  });

  test('whatever is drawn', async () => {
    const undisturbed = await pressOnce(kind);
    const moments = fc.record({
      await: fc.nat(undisturbed.awaits.length - 1),
      turns: fc.nat(12),
    });
    await fc.assert(
      fc.asyncProperty(disturbances, moments, async (disturbance, at) => {
        const disturbed = await pressOnce(kind, { ...disturbance, at });
        const isFree = maySendNothing(disturbance, undisturbed.awaits[at.await]);
        expect(differenceOf(undisturbed, disturbed, isFree)).toBeNull();
      }),
      { numRuns: 15 },
    );
  });
});

test('points wait for another press where the page starts the flow again as it hears of the first', async () => {
  const points = KINDS.find(({ name }) => name === 'points');
  if (!points) throw new Error('No kind is named points.');
  const at = { await: 0, turns: 0 };
  const attributes = { allowGuestLogin: false };
  const pressed = await pressOnce(points, { ...NOTHING, attributes, language: 'en_EN', at });
  expect(pressed.awaits[0]).toBe(ASKS_PAGE);
  expect(pressed.sent).toEqual([]);
});
