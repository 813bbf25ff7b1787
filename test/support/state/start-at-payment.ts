import { JOURNAL_PREFIX } from '../../../src/lib/limits.ts';
import { waitAtom } from '../../../src/submission/submission-atom.ts';
import type { StatusAnswer } from '../../../src/submission/rules/purchase-state.ts';
import { expect } from 'vitest';

import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type { BankReference } from '../../../src/lib/payment/bank-reference.ts';
import type {
  PaymentAnswer,
  PaymentLink,
} from '../../../src/features/payment/rules/payment-answers.ts';
import type { PaymentMethod } from '../../../src/lib/payment/payment-method.ts';
import type {
  PaymentLinkPayload,
  WalletPaymentPayload,
} from '../../../src/features/payment/rules/payment-payload.ts';
import type { CampaignView } from '../../../src/features/offer/rules/campaign.ts';
import type { UserSession } from '../../../src/lib/user-session.ts';
import {
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../../../src/platform/host/account/middleware-cookies.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { configAtom } from '../../../src/context/checkout-context.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../src/flow/state/saved-state.ts';
import { againQuestionAtom } from '../../../src/submission/journal/reserve-purchase.ts';
import { choosePaymentMethodAction } from '../../../src/features/payment/state/payment-form.ts';
import { payAgainAction } from '../../../src/features/payment/state/resumed-payments.ts';
import { payAction } from '../../../src/features/payment/state/pay.ts';
import {
  CONTACT,
  editContactAction,
  submitContactFormAction,
} from '../../../src/features/contact/state/contact-form.ts';
import { submitVoucherFormAction } from '../../../src/features/vouchers/state/voucher-form-state.ts';
import { createFakeHost, type FakeHost } from './fake-host.ts';
import { aCampaign, createFakeServer, type FakeServer } from './fake-server.ts';
import { startTestCheckout } from './start-test-checkout.ts';
import { waitFor } from './wait-for.ts';

export const PAYMENT_NOW = Date.parse('2026-11-20T10:00:00Z');

/** The fake server's answer about a payment. */
export function anAnswer(id: string, status: StatusAnswer): PaymentAnswer {
  return {
    id,
    status,
    message: null,
    chargedCents: null,
    activationCode: status === 'COMPLETED' ? `V-${id}` : null,
    activationQrCode: null,
  };
}

export const A_LINK: PaymentLink = {
  id: 'l1',
  url: 'https://pay.example/l1',
  reference: null,
  chargedCents: null,
};

/** A bank reference that names no amount of its own. */
export const A_REFERENCE: BankReference = {
  entity: '21098',
  reference: '123456789',
  amountCents: null,
  expiresAt: null,
};

/** A payment platform that is scripted; change it in the middle of a test to change its mind. */
export interface FakePlatform {
  readonly walletRequests: readonly { payload: WalletPaymentPayload; intentKey: string }[];
  readonly linkRequests: readonly { payload: PaymentLinkPayload; intentKey: string }[];
  /** Payments that were asked about, in order. */
  readonly asked: readonly string[];
  /** As whom each was asked about: the id of an account, null for a guest. */
  readonly askedAs: readonly (string | null)[];
  answerWallet: (count: number) => Promise<PaymentAnswer>;
  answerLink: () => Promise<PaymentLink>;
  answerStatus: (paymentId: string) => Promise<PaymentAnswer>;
}

/** Gives a fake server the calls of payments: wallet requests get p1, p2 and so on. */
export function addPlatform(server: FakeServer): FakePlatform {
  const walletRequests: { payload: WalletPaymentPayload; intentKey: string }[] = [];
  const linkRequests: { payload: PaymentLinkPayload; intentKey: string }[] = [];
  const asked: string[] = [];
  const askedAs: (string | null)[] = [];
  const platform: FakePlatform = {
    walletRequests,
    linkRequests,
    asked,
    askedAs,
    answerWallet: async (count) => anAnswer(`p${count}`, 'IN_PROGRESS'),
    answerLink: async () => A_LINK,
    answerStatus: async (id) => anAnswer(id, 'IN_PROGRESS'),
  };
  server.api = {
    ...server.api,
    requestWalletPayment: async (payload, _user, { intentKey }) => {
      walletRequests.push({ payload, intentKey });
      return platform.answerWallet(walletRequests.length);
    },
    getPaymentLink: async (payload, _user, { intentKey }) => {
      linkRequests.push({ payload, intentKey });
      return platform.answerLink();
    },
    getWalletPaymentStatus: async (paymentId, user) => {
      asked.push(paymentId);
      askedAs.push(user?.userId ?? null);
      return platform.answerStatus(paymentId);
    },
  };
  return platform;
}

const OFFER = { offer: true, offerPriceCents: 4500 } as const;

/** The user who opens a page that sells vouchers, and the servers' first answers. */
export interface VoucherVisit {
  /** The signed-in user; null for a guest. */
  user?: UserSession | null;
  view?: Partial<CampaignView>;
  answerStatus?: FakePlatform['answerStatus'];
}

/** A page that sells vouchers, opened again on what the page has stored. */
export async function openVoucherPage(
  host: FakeHost,
  config: Partial<CheckoutConfig> = {},
  { user = null, view = {}, answerStatus }: VoucherVisit = {},
) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ ...OFFER, ...view });
  server.user = user;
  if (user) {
    host.cookies.write(USER_ID_COOKIE, user.id, null);
    host.cookies.write(TOKEN_COOKIE, user.token, null);
  }
  const platform = addPlatform(server);
  if (answerStatus) platform.answerStatus = answerStatus;
  const store = await startTestCheckout(server, host, config);
  return { server, platform, host, store };
}

/** How a page is opened again. */
export interface PaymentReload extends VoucherVisit {
  /** Ms since the payment. */
  later?: number;
  /** The page's address by then. */
  url?: string;
  /** A change of the stored text in between. */
  stored?: (text: string) => string;
}

/** A new page on what the old one has stored, a while later. */
export async function reloadPayment(
  before: Pick<Awaited<ReturnType<typeof openVoucherPage>>, 'host' | 'store'>,
  { later = 30_000, url = '', stored = (text) => text, ...visit }: PaymentReload = {},
) {
  const { store } = before;
  const { sharedValues } = before.host;
  for (const [key, value] of sharedValues) sharedValues.set(key, stored(value));
  const host = createFakeHost(PAYMENT_NOW + later, undefined, sharedValues);
  for (const [key, value] of before.host.stored) host.storage.write(key, value);
  const state = store.get(savedStateAtom);
  if (state) host.storage.write(store.get(savedStateKeyAtom), stored(JSON.stringify(state)));
  Object.assign(host.areas, before.host.areas);
  if (url) host.fakePage.url = url;
  return openVoucherPage(host, store.get(configAtom), visit);
}

/** The same page in another tab of the origin, a while later. */
export const openOtherTab = (
  { host, store }: Pick<Awaited<ReturnType<typeof openVoucherPage>>, 'host' | 'store'>,
  visit: VoucherVisit = {},
) =>
  openVoucherPage(
    createFakeHost(PAYMENT_NOW + 30_000, undefined, host.sharedValues),
    store.get(configAtom),
    visit,
  );

/** Waits for the question before something is paid again; gives what it names. */
export async function untilAskedAgain({
  store,
}: Pick<Awaited<ReturnType<typeof openVoucherPage>>, 'store'>) {
  await waitFor(() => expect(store.get(againQuestionAtom)).not.toBeNull());
  return store.get(againQuestionAtom)?.seen;
}

/** Says yes to the question before something is paid again. */
export async function payAgain(
  checkout: Pick<Awaited<ReturnType<typeof openVoucherPage>>, 'store'>,
) {
  await untilAskedAgain(checkout);
  checkout.store.set(payAgainAction);
}

/** From the choice of one voucher to where a guest has only to pay. */
export function goToPayment({ store }: Pick<Awaited<ReturnType<typeof openVoucherPage>>, 'store'>) {
  store.set(submitVoucherFormAction);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(CONTACT.leave, 'phone');
  store.set(submitContactFormAction);
}

/** A guest who buys one voucher and has only to pay. */
export async function startAtPayment(
  config: Partial<CheckoutConfig> = {},
  view: Partial<CampaignView> = {},
) {
  const checkout = await openVoucherPage(createFakeHost(PAYMENT_NOW), config, { view });
  goToPayment(checkout);
  return checkout;
}

/** A page with a payment, and what stands in for its server and host. */
export type Checkout = Awaited<ReturnType<typeof startAtPayment>>;

/** How far the payment on the screen is. */
export const phaseOf = ({ store }: Pick<Checkout, 'store'>) => store.get(waitAtom).phase;

/** The step that the customer sees. */
export const stepOf = ({ store }: Pick<Checkout, 'store'>) => store.get(currentEntryAtom)?.step;

/** Waits until the payment on the screen is that far. */
export const untilPhase = (checkout: Pick<Checkout, 'store'>, phase: string) =>
  waitFor(() => expect(phaseOf(checkout)).toBe(phase));

/** How many requests to pay the platform has got. */
export const sentBy = ({ platform }: Pick<Checkout, 'platform'>) =>
  platform.walletRequests.length + platform.linkRequests.length;

/** Waits until the platform was asked about exactly these payments. */
export const untilAsked = ({ platform }: Pick<Checkout, 'platform'>, ...ids: string[]) =>
  waitFor(() => expect(platform.asked).toEqual(ids));

/** Presses "pay", which asks before anything is sent; gives what the question names. */
export async function pressIsAsked(checkout: Checkout) {
  checkout.store.set(payAction);
  const seen = await untilAskedAgain(checkout);
  expect(sentBy(checkout)).toBe(0);
  return seen;
}

/** The entries of the payment journal. */
export const entriesOf = ({ host }: Pick<Checkout, 'host'>) =>
  host.shared.keys(JOURNAL_PREFIX).map((key): unknown => JSON.parse(host.shared.read(key) ?? ''));

/** The details of one event, in order. */
export const heardOf = ({ host }: Pick<Checkout, 'host'>, name: string) =>
  host.receivedEvents.filter((event) => event.name === name).map(({ detail }) => detail);

/** A payment by a method that waits, prepared in some way before the press. */
export async function startOpen(
  method: PaymentMethod,
  prepare: (checkout: Checkout) => void = () => undefined,
) {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  if (method === 'reference') {
    platform.answerLink = async () => ({ ...A_LINK, url: null, reference: A_REFERENCE });
  }
  prepare(checkout);
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await untilPhase(checkout, method === 'wallet' ? 'waiting' : 'linked');
  return checkout;
}
