import type { CheckoutConfig } from '../../domain/config/checkout-config.ts';
import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import type { PaymentLink } from '../../domain/payment/payment-link.ts';
import type {
  PaymentLinkPayload,
  WalletPaymentPayload,
} from '../../domain/payment/payment-payload.ts';
import type { PaymentAnswer, PaymentStatus } from '../../domain/payment/payment-status.ts';
import { editContactAction, submitContactFormAction } from '../actions/contact/edit-contact.ts';
import { submitVoucherFormAction } from '../actions/voucher/edit-voucher.ts';
import { createFakeHost, type FakeHost } from './fake-host.ts';
import { aCampaign, createFakeServer, type FakeServer } from './fake-server.ts';
import { startTestCheckout } from './start-test-checkout.ts';

export const PAYMENT_NOW = Date.parse('2026-11-20T10:00:00Z');

/** What the fake server says of a payment. */
export function anAnswer(id: string, status: PaymentStatus): PaymentAnswer {
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

/** A payment platform that is scripted; change it in the middle of a test to change its mind. */
export interface FakePlatform {
  readonly walletRequests: readonly { payload: WalletPaymentPayload; intentKey: string }[];
  readonly linkRequests: readonly { payload: PaymentLinkPayload; intentKey: string }[];
  /** Payments that were asked about, in order. */
  readonly asked: readonly string[];
  answerWallet: (count: number) => Promise<PaymentAnswer>;
  answerLink: () => Promise<PaymentLink>;
  answerStatus: (paymentId: string) => Promise<PaymentAnswer>;
}

/** Gives a fake server the calls of payments: wallet requests get p1, p2 and so on. */
export function addPlatform(server: FakeServer): FakePlatform {
  const walletRequests: { payload: WalletPaymentPayload; intentKey: string }[] = [];
  const linkRequests: { payload: PaymentLinkPayload; intentKey: string }[] = [];
  const asked: string[] = [];
  const platform: FakePlatform = {
    walletRequests,
    linkRequests,
    asked,
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
    getWalletPaymentStatus: async (paymentId) => {
      asked.push(paymentId);
      return platform.answerStatus(paymentId);
    },
  };
  return platform;
}

const OFFER = { offer: true, offerPriceCents: 4500 } as const;

/** A page that sells vouchers, opened anew on what the page has stored. */
export async function openVoucherPage(host: FakeHost, config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign(OFFER);
  const platform = addPlatform(server);
  const store = await startTestCheckout(server, host, config);
  return { server, platform, host, store };
}

/** A guest who buys one voucher and has only to pay. */
export async function startAtPayment(config: Partial<CheckoutConfig> = {}) {
  const checkout = await openVoucherPage(createFakeHost(PAYMENT_NOW), config);
  const { store } = checkout;
  store.set(submitVoucherFormAction);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  return checkout;
}
