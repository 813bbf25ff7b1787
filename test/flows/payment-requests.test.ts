import {
  choose,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  whenIdle,
  untilRole,
  valueOf,
  type RecordedRequest,
} from '../support/index.ts';
import { askForLink, FIRST_PAYMENT, walkToMethods } from './payment-walks.ts';
import { startAtPlans } from './premium-walks.ts';
import { ownHeaders } from './requests.ts';
import {
  comeBackUntil,
  hasEvent,
  pay,
  payByWallet,
  paymentRequests,
  untilWaiting,
  VOUCHER,
  WALLET,
  walkToPayment,
} from './voucher-walks.ts';
import { ANA, click, PREMIUM, RUI, startWalk, untilStep, type Walk } from './walk.ts';

const CARD = /^Cartão/;
const REFERENCE = /^Referência Multibanco/;
const TWO_DAYS_MS = 172_800_000;

/** The values of every call where the table names no other. Spec section 7 "The generic client". */
const DEFAULT_QUERY = { clientApplication: 'WEB', language: 'pt_PT' };

/** Each field of every payment request. Spec section 7 "payment.hipayMbwayPaymentRequest". */
const COMMON = {
  invoiceName: null,
  invoiceFiscalId: null,
  campaignId: 110,
  campaignTypeId: 1,
  quantityPurchased: 1,
  prizeTransactionId: null,
  paymentReservationType: 'voucher',
};

const OF_RUI = { ...COMMON, onBehalfOfName: RUI.name, email: RUI.email };
const OF_ANA = { ...COMMON, onBehalfOfName: 'Ana Ferreira Lopes', email: 'ana@example.com' };

/** The one request for money, without the moment that it expires at: that is two days ahead. */
async function theRequest(): Promise<RecordedRequest & { body: Record<string, unknown> }> {
  const [request, ...others] = await paymentRequests();
  expect(others).to.deep.equal([]);
  expect(request?.query).to.deep.equal(DEFAULT_QUERY);
  expect(request && ownHeaders(request)).to.deep.equal({ 'content-type': 'application/json' });
  const { expireDate, ...body } = { ...(request?.body as Record<string, unknown>) };
  const aheadMs = Date.parse(String(expireDate)) - Date.now();
  expect(aheadMs).to.be.within(TWO_DAYS_MS - 20_000, TWO_DAYS_MS);
  return { ...request!, body };
}

/** The address that the provider is to lead back to: the page’s own, with our marker and a random value. */
function expectOwnReturn(returnUrl: unknown): void {
  const url = new URL(String(returnUrl));
  expect(url.origin + url.pathname).to.equal(location.origin + location.pathname);
  expect(url.searchParams.get('mc-return')).to.equal('payment');
  expect(url.searchParams.get('mc-nonce')).to.match(/^[\w-]{20,}$/);
}

const isLinked = (walk: Walk) => untilRole(walk.element, 'button', 'Abrir a página de pagamento');

describe('what is sent when somebody pays, every field of it', () => {
  it('by card, as a guest', async () => {
    const walk = await walkToPayment();
    await askForLink(walk, CARD);
    await isLinked(walk);
    const request = await theRequest();
    expect(request.path).to.equal('/rest/client/gift/hipay/guest/');
    const { returnUrl, ...body } = request.body;
    expectOwnReturn(returnUrl);
    expect(body).to.deep.equal({ ...OF_RUI, paymentMethod: 'credit-card' });
  });

  it('by reference, signed in, two vouchers with a prize and an invoice', async () => {
    const walk = await startWalk({ ...VOUCHER, ...ANA });
    choose(await untilRole(walk.element, 'combobox', /Usar um prémio/), '7002');
    await click(walk, 'Mais um voucher');
    (await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF')).click();
    fill(await untilRole(walk.element, 'textbox', 'Nome na fatura'), ' Costa & Filhos, Lda. ');
    fill(await untilRole(walk.element, 'textbox', 'NIF'), 'pt 501.442.600');
    await click(walk, 'Continuar');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    await askForLink(walk, REFERENCE);
    await untilRole(walk.element, 'heading', 'Referência pronta para pagar');
    const request = await theRequest();
    expect(request.path).to.equal('/rest/client/gift/hipay/1001/');
    const { returnUrl, ...body } = request.body;
    expectOwnReturn(returnUrl);
    expect(body).to.deep.equal({
      ...OF_ANA,
      invoiceName: 'Costa & Filhos, Lda.',
      invoiceFiscalId: '501442600',
      quantityPurchased: 2,
      prizeTransactionId: 7002,
      paymentMethod: 'multibanco',
    });
  });

  it('by wallet, a premium reservation of a member, and how it is asked about', async () => {
    const walk = await startWalk({
      campaign: 110,
      'reservation-type': 'normal',
      'default-view': 'premium',
      ...PREMIUM,
    });
    await click(walk, 'Continuar');
    await untilStep(walk, 'confirm');
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    const request = await theRequest();
    expect(request.path).to.equal('/rest/payment/mbway-payment-request/1002/');
    expect(request.body).to.deep.equal({
      ...COMMON,
      onBehalfOfName: 'Tomás Vaz Moreira',
      email: 'premium@example.com',
      paymentMethod: 'mbway',
      paymentReservationType: 'premium',
      paymentPhoneNumber: '+351910000001',
    });
    const [question] = await recordedRequests({ path: 'mbway-payment-status' });
    expect(question?.path).to.equal(`/rest/payment/mbway-payment-status/${FIRST_PAYMENT}/`);
    expect(question?.query).to.deep.equal({ ...DEFAULT_QUERY, token: 'token-premium' });
  });

  it('as a guest asks about a payment without any token', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    const [question] = await recordedRequests({ path: 'mbway-payment-status' });
    expect(question?.path).to.equal(`/rest/payment/mbway-payment-status/guest/${FIRST_PAYMENT}/`);
    expect(question?.query).to.deep.equal(DEFAULT_QUERY);
  });

  it('for a plan: the plans of the one who is signed in are asked for', async () => {
    const walk = await startAtPlans();
    await untilRole(walk.element, 'button', /Aderir e pagar 35,88/);
    const [request, ...others] = await recordedRequests({ path: 'premium/code' });
    expect(others).to.deep.equal([]);
    expect(request).to.include({ method: 'GET', path: '/rest/client/premium/code/hipay/1001' });
    expect(request?.query).to.deep.equal(DEFAULT_QUERY);
  });
});

/** The same number, as a contact list, a chat, a page or a form of somebody else gives it. */
const PASTED = [
  '910 000 003',
  '+351 910 000 003',
  '00351910000003',
  '351910000003',
  '+351 (0) 910-000-003',
  'tel:+351910000003',
  '\u202A+351 910.000.003\u202C',
  '９１０００００\u00A0０３',
];

describe('a wallet’s number', () => {
  it('pasted in any form is put right before it is sent, and abroad keeps its prefix', async () => {
    const walk = await walkToMethods();
    const number = await untilRole(walk.element, 'textbox', 'Número de telemóvel');
    for (const pasted of PASTED) {
      fill(number, pasted);
      await whenIdle(() => valueOf(number) === '910000003', { what: `"${pasted}" put right` });
    }
    fill(number, '+34 612 345 678');
    await whenIdle(() => valueOf(number) === '612345678', { what: 'a Spanish number put right' });
    await pay(walk);
    await untilWaiting(walk);
    expect((await theRequest()).body).to.include({ paymentPhoneNumber: '+34612345678' });
  });
});
