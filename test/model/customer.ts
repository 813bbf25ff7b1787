import { bookingFormAtom, modeAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { contactAtom } from '../../src/features/contact/state/contact-atom.ts';
import { currentEntryAtom, isMenuOrderAtom } from '../../src/flow/state/flow-atoms.ts';
import { EMPTY_CONTACT } from '../../src/features/contact/rules/contact-state.ts';
import {
  continueWithEmailAction,
  submitPasswordAction,
} from '../../src/features/account/state/password-sign-in.ts';
import { signInFormAtom, signInViewAtom } from '../../src/features/account/state/sign-in-form.ts';
import {
  selectDayAction,
  setPeopleAction,
  submitBookingFormAction,
  toggleSlotAction,
} from '../../src/features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../../src/features/booking/state/submit-booking.ts';
import { submitMenuOrderAction } from '../../src/features/ordering/state/submit-menu-order.ts';
import {
  setItemQuantityAction,
  submitCartAction,
} from '../../src/features/cart/state/page-cart.ts';
import { enterCartStepAction } from '../../src/features/cart/state/cart-sync.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../src/features/contact/state/contact-form.ts';
import {
  chooseDeliveryTypeAction,
  choosePaymentAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
  enterPaymentStepAction,
} from '../../src/features/delivery/state/delivery-step.ts';
import { goBackAction, nextStepAction } from '../../src/flow/state/move-step.ts';
import { restartAction } from '../../src/flow/state/restart.ts';
import {
  checkMembershipAction,
  loadPlansAction,
  plansAtom,
  restoreBegunPlanAction,
} from '../../src/features/membership/state/plans-state.ts';
import {
  buyPlanAction,
  declineMembershipAction,
  continueAsMemberAction,
  signInForPlansAction,
} from '../../src/features/membership/state/plan-purchase.ts';
import { viewOrderAction } from '../../src/features/menu/state/menu-state.ts';
import { submitOrderAction } from '../../src/features/ordering/state/submit-order.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  hasOpenPaymentAtom,
  keepWaitingAction,
  openPaymentPageAction,
  paymentViewAtom,
} from '../../src/features/payment/state/payment-view.ts';
import {
  choosePaymentMethodAction,
  walletPhoneAtom,
} from '../../src/features/payment/state/payment-form.ts';
import {
  goToFirstPaymentAction,
  payAgainAction,
} from '../../src/features/payment/state/resumed-payments.ts';
import { againQuestionAtom } from '../../src/submission/journal/reserve-purchase.ts';
import { payAction, resendAction } from '../../src/features/payment/state/pay.ts';
import {
  obtainPointsAction,
  retryPointsAction,
} from '../../src/features/points/state/obtain-points.ts';
import { chooseReservationTypeAction } from '../../src/features/booking/state/choose-reservation-type.ts';
import {
  chooseServiceAction,
  serviceGroupsAtom,
} from '../../src/features/services/state/services-state.ts';
import { smartIsOpenAtom, slotsAtom } from '../../src/features/offer/state/offer-atoms.ts';
import { userPrizesAtom, PRIZES } from '../../src/features/account/state/prizes.ts';
import { TRANSPORT_ADDRESS } from '../../src/features/delivery/state/transport-address.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
  submitTransportAction,
} from '../../src/features/delivery/state/menu-order-form.ts';
import { endOrderAction } from '../../src/features/ordering/state/menu-order.ts';
import {
  setVoucherCountAction,
  submitVoucherFormAction,
} from '../../src/features/vouchers/state/voucher-form-state.ts';
import { userAtom } from '../../src/context/checkout-context.ts';
import { offeredOnDateAtom } from '../../src/features/booking/state/booking-form-atoms.ts';
import { submissionAtom } from '../../src/submission/submission-atom.ts';
import { menuItemsAtom } from '../../src/features/offer/state/price-list-atom.ts';
import { chargeQuestionAtom } from '../../src/features/payment/state/payment-link.ts';
import { slotDate } from '../../src/lib/time/slots.ts';
import type { StepId } from '../../src/flow/flow-table.ts';
import type { Tab } from './tab.ts';

/** One thing that a customer can do on the screen that is shown. */
export interface Gesture {
  name: string;
  do: (tab: Tab) => unknown;
  /** The button that buys: it may send what is charged. */
  isLast?: true;
  /** The button that leads to a plan's payment page; each page that is opened is a charge of its own. */
  isPlan?: true;
  /** The customer's second yes. */
  isSecondYes?: true;
}

const TIME_ZONE = 'Europe/Lisbon';
const WALLETS = ['910000001', '910000001', '910000002', '910000003', '910000004'] as const;
const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '961234567', notes: 'À janela' };

const does = (name: string, act: Gesture['do']): Gesture => ({ name, do: act });
const sends = (name: string, act: Gesture['do']): Gesture => ({ name, do: act, isLast: true });

/** Picks the `pick`th of a list, wrapped around. */
export function pickOf<Value>(values: readonly Value[], pick: number): Value | undefined {
  return values[pick % Math.max(1, values.length)];
}

function chooseTime({ store }: Tab, pick: number): void {
  const slots = store.get(slotsAtom);
  const slot = pickOf(slots, pick);
  if (!slot) return;
  store.set(selectDayAction, slotDate(slot, TIME_ZONE));
  const free = store.get(offeredOnDateAtom).filter((each) => !each.disabled);
  const offered = pickOf(free, pick);
  if (offered) store.set(toggleSlotAction, offered.slot);
}

function type(tab: Tab): void {
  tab.store.set(editContactAction, RUI);
  const { name, email, phone, notes } = { ...EMPTY_CONTACT, ...tab.store.get(contactAtom) };
  tab.typed = { name, email, phone, notes };
}

const calendar = (pick: number): readonly Gesture[] => [
  does('choose a time', (tab) => chooseTime(tab, pick)),
  does('choose a time', (tab) => chooseTime(tab, pick + 7)),
  does('change the people', ({ store }) => store.set(setPeopleAction, () => 1 + (pick % 5))),
  does('continue', ({ store }) => store.set(submitBookingFormAction)),
];

function confirmGestures({ store }: Tab, pick: number): readonly Gesture[] {
  if (store.get(currentEntryAtom)?.flow === 'product-checkout') {
    return [
      does('type the contact', type),
      sends('order', (tab) => tab.store.set(submitOrderAction)),
    ];
  }
  if (store.get(modeAtom) === 'voucher') return paymentGestures(store, pick);
  const prizes = store.get(userPrizesAtom) ?? [];
  const isMenuOrder = store.get(isMenuOrderAtom);
  const confirm = isMenuOrder ? submitMenuOrderAction : submitBookingAction;
  return [
    does('type the contact', type),
    sends('confirm', (tab) => tab.store.set(confirm)),
    sends('confirm', (tab) => tab.store.set(confirm)),
    ...(prizes.length > 0 && !isMenuOrder
      ? [
          does('choose a prize', (tab) =>
            tab.store.set(bookingFormAtom, (book) => ({
              ...book,
              prizeId: pickOf(prizes, pick)?.id ?? null,
            })),
          ),
        ]
      : []),
  ];
}

function paymentGestures(store: Tab['store'], pick: number): readonly Gesture[] {
  if (store.get(chargeQuestionAtom)) {
    return [does('accept the amount', (tab) => tab.store.set(acceptChargeAction))];
  }
  const view = store.get(paymentViewAtom);
  const change = does('pay another way', (tab) => tab.store.set(changePaymentAction));
  if (view === 'wallet')
    return [sends('send the request again', (tab) => tab.store.set(resendAction)), change];
  if (view === 'link') {
    return [does('open the page', (tab) => tab.store.set(openPaymentPageAction)), change];
  }
  const wallet = pickOf(WALLETS, pick) ?? WALLETS[0];
  return [
    does('choose the wallet', (tab) => {
      tab.store.set(choosePaymentMethodAction, 'wallet');
      tab.store.set(walletPhoneAtom, { prefix: '+351', phone: wallet });
    }),
    does('choose a card', (tab) => tab.store.set(choosePaymentMethodAction, 'card')),
    does('choose a reference', (tab) => tab.store.set(choosePaymentMethodAction, 'reference')),
    sends('pay', (tab) => tab.store.set(payAction)),
    sends('pay', (tab) => tab.store.set(payAction)),
    ...(store.get(hasOpenPaymentAtom)
      ? [does('keep waiting', (tab) => tab.store.set(keepWaitingAction))]
      : []),
  ];
}

function deliveryGestures({ store }: Tab, pick: number): readonly Gesture[] {
  if (!store.get(isMenuOrderAtom)) {
    const wanted = pickOf(['STORE_PICKUP', 'DELIVERY'] as const, pick) ?? 'STORE_PICKUP';
    return [
      does('choose the delivery', (tab) => tab.store.set(chooseDeliveryTypeAction, wanted)),
      does('continue', (tab) => tab.store.set(submitDeliveryAction)),
    ];
  }
  const wanted = pickOf(['takeaway', 'delivery'] as const, pick) ?? 'takeaway';
  return [
    does('choose the transport', (tab) => {
      tab.store.set(chooseTransportAction, wanted);
      tab.store.set(TRANSPORT_ADDRESS.edit, {
        street: 'Rua A 1',
        city: 'Lisboa',
        postalCode: '1100-445',
      });
    }),
    does('as soon as possible', (tab) => tab.store.set(chooseInstantAction, 'asap')),
    does('at a time', (tab) => tab.store.set(chooseInstantAction, 'scheduled')),
    does('continue', (tab) => tab.store.set(submitTransportAction)),
  ];
}

const signInGestures = ({ store }: Tab): readonly Gesture[] => [
  store.get(signInViewAtom) === 'password'
    ? does('sign in', (tab) => {
        tab.store.set(signInFormAtom, { password: 'secret1' });
        return tab.store.set(submitPasswordAction);
      })
    : does('continue with the e-mail', (tab) => {
        tab.store.set(signInFormAtom, { email: 'ana@example.com' });
        return tab.store.set(continueWithEmailAction);
      }),
];

function addDish({ store }: Tab, pick: number): void {
  const dishes = [...store.get(menuItemsAtom).values()].filter(
    ({ takeawayDeliveryAvailable, status }) => takeawayDeliveryAvailable && status === 'active',
  );
  const dish = pickOf(dishes, pick);
  if (dish) store.set(setItemQuantityAction, { id: dish.id, to: (now) => now + 1 });
}

const voucherForm = (pick: number): readonly Gesture[] => [
  does('change the number', ({ store }) => store.set(setVoucherCountAction, () => 1 + (pick % 3))),
  does('continue', ({ store }) => store.set(submitVoucherFormAction)),
  does('continue', ({ store }) => store.set(submitVoucherFormAction)),
];

const startAgain = does('start again', (tab) => {
  tab.memory.presses = 0;
  tab.typed = null;
  return tab.store.set(restartAction);
});

/** A service chosen from the list starts a new purchase, with its own time. */
const chooseService = (pick: number) =>
  does('choose a service', (tab) => {
    const services = tab.store.get(serviceGroupsAtom).flatMap((group) => group.services);
    const service = pickOf(services, pick);
    if (!service) return;
    tab.memory.presses = 0;
    return tab.store.set(chooseServiceAction, service.id);
  });

function planGestures({ store }: Tab, pick: number): readonly Gesture[] {
  const giveUp = does('go on without a plan', (tab) => tab.store.set(declineMembershipAction));
  const plans = store.get(plansAtom);
  if (!plans) {
    return [does('sign in for the plans', (tab) => tab.store.set(signInForPlansAction)), giveUp];
  }
  if (plans.failure) {
    return [does('read the plans again', (tab) => tab.store.set(loadPlansAction)), giveUp];
  }
  const plan = plans.offer && pickOf([plans.offer.best, ...plans.offer.others], pick);
  if (!plan) return [giveUp];
  const buy: Gesture = {
    name: `buy plan ${plan.id}`,
    do: (tab) => tab.store.set(buyPlanAction, plan),
    isPlan: true,
  };
  const ask = does('ask for the membership', (tab) => tab.store.set(checkMembershipAction));
  return [buy, buy, buy, ask, giveUp];
}

/** The actions on the screen of each step. */
const SCREENS: Partial<Record<StepId, (tab: Tab, pick: number) => readonly Gesture[]>> = {
  choice: ({ store }, pick) =>
    store.get(modeAtom) === 'book' ? calendar(pick) : voucherForm(pick),
  booking: (_tab, pick) => calendar(pick),
  services: (_tab, pick) => [chooseService(pick)],
  'reservation-type': () => [
    does('choose smart', ({ store }) => store.set(chooseReservationTypeAction, 'smart')),
    does('choose smart', ({ store }) => store.set(chooseReservationTypeAction, 'smart')),
    does('choose normal', ({ store }) => store.set(chooseReservationTypeAction, 'normal')),
  ],
  plans: planGestures,
  menu: (_tab, pick) => [
    does('add a dish', (tab) => addDish(tab, pick)),
    does('view the order', ({ store }) => store.set(viewOrderAction)),
  ],
  'cart-review': () => [does('continue', ({ store }) => store.set(submitCartAction))],
  delivery: deliveryGestures,
  'payment-method': (_tab, pick) => [
    does('choose how to pay', ({ store }) =>
      store.set(choosePaymentAction, pickOf(['online', 'offline'] as const, pick) ?? 'online'),
    ),
  ],
  login: signInGestures,
  'client-info': () => [
    does('type the contact', type),
    does('continue', ({ store }) => store.set(submitContactFormAction)),
    does('continue', ({ store }) => store.set(submitContactFormAction)),
  ],
  confirm: confirmGestures,
  'points-confirm': () => [
    sends('obtain', ({ store }) => store.set(nextStepAction, 'points-confirm')),
  ],
  'points-result': ({ store }) =>
    store.get(submissionAtom).status === 'unknown'
      ? [sends('try again', (tab) => tab.store.set(retryPointsAction))]
      : [],
  success: () => [startAgain],
};

/** The question before something is paid again is in the way of everything else. */
const AGAIN: readonly Gesture[] = [
  {
    ...does('pay again', (tab) => tab.store.set(payAgainAction)),
    isSecondYes: true,
  },
  does('go to the first payment', (tab) => tab.store.set(goToFirstPaymentAction)),
  does('do not pay again', (tab) => tab.store.set(againQuestionAtom, null)),
];

/** The possible presses on the current screen; `pick` chooses within it. */
export function gesturesOf(tab: Tab, pick: number): readonly Gesture[] {
  if (tab.store.get(againQuestionAtom)) return AGAIN;
  const step = tab.store.get(currentEntryAtom)?.step;
  return (step && SCREENS[step]?.(tab, pick)) ?? [];
}

export const GO_BACK = does('back', ({ store }) => store.set(goBackAction));

/** The automatic part of the plans: they are read, and a member continues at once. */
function enterPlans(tab: Tab): void {
  const { store } = tab;
  if (store.get(smartIsOpenAtom)) return tab.run(() => store.set(continueAsMemberAction));
  if (!store.get(userAtom)) return;
  tab.run(() => store.set(loadPlansAction));
  tab.run(() => store.set(restoreBegunPlanAction));
}

/** A screen's effects when the customer returns to the page. */
export function returnToScreen(tab: Tab): void {
  const isShown = tab.store.get(currentEntryAtom)?.step === 'plans';
  if (isShown) tab.run(() => tab.store.set(checkMembershipAction));
}

/** A screen's effects when it is shown. */
export function enterScreen(tab: Tab): void {
  const { store } = tab;
  const entry = store.get(currentEntryAtom);
  const isMember = entry?.step === 'plans' && store.get(smartIsOpenAtom);
  const key = `${entry?.flow} ${entry?.step} ${store.get(userAtom)?.id} ${isMember}`;
  if (!entry || tab.entered === key) return;
  tab.entered = key;
  if (entry.step === 'plans') enterPlans(tab);
  const isProducts = entry.flow === 'product-checkout';
  if (entry.step === 'cart-review' && isProducts) tab.run(() => store.set(enterCartStepAction));
  if (entry.step === 'delivery' && isProducts) tab.run(() => store.set(enterDeliveryStepAction));
  if (entry.step === 'payment-method') tab.run(() => store.set(enterPaymentStepAction));
  if (entry.step === 'points-result') tab.run(() => store.set(obtainPointsAction));
  if (entry.step === 'success' && store.get(isMenuOrderAtom)) store.set(endOrderAction);
  if (entry.step === 'confirm' && store.get(userAtom)) tab.run(() => store.set(PRIZES.load));
}
