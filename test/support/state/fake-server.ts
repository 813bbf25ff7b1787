import type { AllCalls } from '../api/calls.ts';
import type { CallSettings } from '../../../src/context/checkout-context.ts';
import type { Call, Loadable } from '../../../src/platform/api/define-call.ts';
import { ApiError } from '../../../src/platform/api/http/api-error.ts';
import type { BookingPayload } from '../../../src/features/booking/rules/booking-payload.ts';
import type { Reservation } from '../../../src/features/booking/rules/reservation.ts';
import { BOOKING_TYPE, type BookingType } from '../../../src/features/offer/rules/booking-type.ts';
import type { CampaignInfo, CampaignView } from '../../../src/features/offer/rules/campaign.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../../src/platform/api/schema/entity-config.ts';
import type { PremiumPlan } from '../../../src/features/membership/rules/premium-offer.ts';
import type { SmsPayload } from '../../../src/features/confirmation/calls/sms.ts';
import type { Schedule, Slot } from '../../../src/lib/time/slots.ts';
import type { Prize, UserSession } from '../../../src/lib/user-session.ts';

export function aCampaign(view: Partial<CampaignView> = {}): CampaignInfo {
  return {
    campaignView: {
      campaignId: '101',
      campaignTitle: 'Menu de degustação',
      campaignType: BOOKING_TYPE.NORMAL,
      minNumberPeople: 1,
      maxNumberPeople: 6,
      currency: 'EUR',
      isTakeaway: false,
      isDelivery: false,
      offer: false,
      isFreeOffer: false,
      merchantStatus: null,
      points: 10,
      premiumPoints: 20,
      discount: 0,
      activationCode: null,
      activationQrCode: null,
      offerPriceCents: 2500,
      priceBeforeCents: null,
      chargeValueCents: 0,
      startTime: null,
      endTime: null,
      canBuyVoucher: true,
      attributes: {},
      ...view,
    },
    priceListView: null,
    addressView: null,
    deliveryCostCents: 0,
    isAvailable: true,
    minimumSecondsBeforeBooking: 0,
    avgMinutesOfOrderPreparation: 0,
    campaignImages: [],
    giftVoucherExtraDiscount: null,
    premiumVoucherExtraDiscount: null,
    bookingConfig: null,
    shopName: 'Tasca do Bairro',
    shopPhone: '+351210000000',
    obtainMethod: null,
    hasSmartPrice: false,
    registeredUsers: false,
  };
}

export const A_RESERVATION: Reservation = {
  transactionId: '9001',
  valueChargedCents: 0,
  activationCode: null,
  activationQrCode: null,
  points: null,
  status: null,
};

export const A_USER: UserSession = {
  id: '1001',
  username: 'ana@example.com',
  token: 'token-ana',
  firstName: 'Ana',
  lastName: 'Sousa',
  mobile: '912345678',
  mobilePrefix: '+351',
  points: 120,
  isPremium: false,
  known: { name: true, email: true, phone: true },
};

/** Five euros less. */
export const A_PRIZE: Prize = { id: '9', prizeTitle: 'Menos 5 €', prizeValueCents: 500 };

/** A membership for a year. */
export const A_PLAN: PremiumPlan = {
  id: '3',
  description: 'Smart anual',
  useLimit: null,
  months: 12,
  priceCents: 299,
  totalPriceCents: 3588,
  url: 'https://pay.example/3',
};

/** The fake server's data; change it in the middle of a test to change its answers. */
export interface FakeServer {
  campaign: CampaignInfo;
  schedule: Schedule;
  slots: readonly Slot[];
  user: UserSession | null;
  /** Decides the answer to each booking; by default all are taken. */
  answerBooking: (payload: BookingPayload) => Promise<Reservation>;
  readonly bookings: readonly {
    payload: BookingPayload;
    token: string | null;
    intentKey: string;
  }[];
  readonly calls: readonly string[];
  /** How calls are answered; one that is missing is not part of a test. */
  api: AllCalls;
  call: Call;
  /** The same, with the settings that its requests contain. */
  callAs: (settings: CallSettings) => Call;
  /** Calls with frozen settings, in order. */
  readonly frozenCalls: { name: string; args: readonly unknown[]; settings: CallSettings }[];
  /** Answers to requests that are not for the middleware. */
  fetch: (request: Request) => Promise<Response>;
}

/** Makes each call by the handler of its name, as it is at that moment. */
function callBy(
  handlers: () => Partial<AllCalls>,
  note: (name: string, args: readonly unknown[]) => void = () => undefined,
): Call {
  return async (
    loadable: Loadable<{ name: string }>,
    args: readonly unknown[],
    options?: unknown,
  ) => {
    const { name } = typeof loadable === 'function' ? await loadable() : loadable;
    note(name, args);
    const handler = new Map<string, unknown>(Object.entries(handlers())).get(name);
    if (typeof handler === 'function') return handler(...args, options);
    throw new ApiError('internal', `${name} is not part of this test`, { endpoint: name });
  };
}

/** Refuses an SMS that does not say when: types 1, 2, 3 and 7 name the date, 1, 2 and 7 the time. Spec section 7. */
function checkSms({ campaignType, bookDate, bookTime }: SmsPayload): void {
  const missing =
    ([1, 2, 3, 7].includes(campaignType) && !bookDate && 'bookDate') ||
    ([1, 2, 7].includes(campaignType) && !bookTime && 'bookTime');
  if (missing) throw new ApiError('api', `${missing} is missing`, { status: 400 });
}

/** A middleware that answers from memory and remembers what was asked. */
export function createFakeServer(type: BookingType, slots: readonly Slot[]): FakeServer {
  const bookings: { payload: BookingPayload; token: string | null; intentKey: string }[] = [];
  const calls: string[] = [];
  const api: Partial<AllCalls> = {
    getEntityConfig: async () => DEFAULT_ENTITY_CONFIG,
    getProfile: async () => {
      calls.push('getProfile');
      if (!server.user) throw new ApiError('auth', 'token refused', { status: 401 });
      return server.user;
    },
    getPrizes: async () => [],
    getCampaign: async () => {
      calls.push('getCampaign');
      return server.campaign;
    },
    getCampaignByOfferCode: async () => {
      calls.push('getCampaignByOfferCode');
      return server.campaign;
    },
    getCampaignSchedule: async () => server.schedule,
    getCampaignSlots: async () => {
      calls.push('getCampaignSlots');
      return server.slots;
    },
    getServiceResources: async () => [],
    getShopResources: async () => [],
    getCategories: async () => [],
    createBooking: async (payload, user, { intentKey }) => {
      bookings.push({ payload, token: user?.token ?? null, intentKey });
      return server.answerBooking(payload);
    },
    convertBooking: async () => void calls.push('convertBooking'),
    sendSms: async (_userId, payload) => {
      checkSms(payload);
      calls.push('sendSms');
    },
  };
  const server: FakeServer = {
    campaign: aCampaign({ campaignType: type }),
    schedule: { startDate: null, endDate: null, nonAvailableDays: [] },
    slots,
    user: null,
    answerBooking: async () => A_RESERVATION,
    bookings,
    calls,
    call: callBy(() => server.api),
    callAs: (settings) =>
      callBy(
        () => server.api,
        (name, args) => server.frozenCalls.push({ name, args, settings }),
      ),
    frozenCalls: [],
    fetch: async () => new Response(),
    api: api as AllCalls,
  };
  return server;
}
