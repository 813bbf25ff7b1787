import { describe, expect, it } from 'vitest';

import {
  createTestApi,
  TEST_PAYMENT_LINK,
  TEST_USER,
  TEST_WALLET_PAYMENT,
  type AllCalls,
} from '../../../../test/support/api/calls.ts';
import {
  SAMPLE_PAYMENT,
  SAMPLE_PAYMENT_LINK,
  SAMPLE_PREMIUM_PLANS,
} from '../../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';

const WRITE = { intentKey: 'k' };

function answering(body: unknown): AllCalls {
  return createTestApi(createTestContext([() => jsonAnswer(body)]).context);
}

const request = (changes: object) =>
  answering({ ...SAMPLE_PAYMENT, ...changes }).requestWalletPayment(
    TEST_WALLET_PAYMENT,
    null,
    WRITE,
  );
const status = (body: unknown) => answering(body).getWalletPaymentStatus('31', null);
const link = (changes: object) =>
  answering({ ...SAMPLE_PAYMENT_LINK, ...changes }).getPaymentLink(TEST_PAYMENT_LINK, null, WRITE);

describe('a wallet payment', () => {
  it('has its id as text, its status, and what is charged in cents', async () => {
    expect(await request({})).toEqual({
      id: '31',
      status: 'IN_PROGRESS',
      message: 'Confirma na app',
      chargedCents: 8400,
      activationCode: 'V-1',
      activationQrCode: 'qr:V-1',
    });
  });

  it('needs no more than id and status', async () => {
    expect(await status({ id: 31, status: 'COMPLETED' })).toEqual({
      id: '31',
      status: 'COMPLETED',
      message: null,
      chargedCents: null,
      activationCode: null,
      activationQrCode: null,
    });
  });

  it.each(['completed', 'Completed', ' COMPLETED '])(
    'compares its status without case: "%s"',
    async (word) => {
      expect(await status({ id: 31, status: word })).toMatchObject({ status: 'COMPLETED' });
    },
  );

  it.each([
    ['EXPIRED', 'EXPIRED'],
    ['Refunded', 'Refunded'],
    ['AB\u202EC', 'ABC'],
    ['', ''],
    ['\u{1F600}'.repeat(50), '\u{1F600}'.repeat(40)],
  ])('keeps a status word that is not in the spec: "%s"', async (word, unknownWord) => {
    expect(await status({ id: 31, status: word })).toMatchObject({
      status: 'UNKNOWN',
      unknownWord,
    });
  });

  it('shows the words of the server without bidi controls', async () => {
    expect(await request({ message: 'Paga\u202E 48' })).toMatchObject({ message: 'Paga 48' });
  });

  it.each([
    ['  Confirma na app ', 'Confirma na app'],
    ['   ', null],
  ])('shows the words "%s" of the server as %s', async (message, shown) => {
    expect(await request({ message })).toMatchObject({ message: shown });
  });

  it('shows the codes of the voucher without bidi controls', async () => {
    const answer = { activationCode: 'AB\u202E12', activationQrCode: '\u2066QR-1' };
    expect(await request(answer)).toMatchObject({
      activationCode: 'AB12',
      activationQrCode: 'QR-1',
    });
  });

  it.each(['id', 'status'])('without %s names call and field', async (field) => {
    await expect(request({ [field]: null })).rejects.toMatchObject({
      code: 'outcome_unknown',
      endpoint: 'requestGuestWalletPayment',
      field,
    });
    await expect(status({ ...SAMPLE_PAYMENT, [field]: null })).rejects.toMatchObject({
      code: 'api',
      endpoint: 'getGuestWalletPaymentStatus',
      field,
    });
  });

  it.each([{ id: null }, { id: undefined }, { id: '' }])(
    'that the payment platform could not request has no id, charges nothing, and says why: %o',
    async (changes) => {
      const status = 'Error_in_pay_platform';
      await expect(
        request({ ...changes, status, message: 'Sem\u202E ligação' }),
      ).rejects.toMatchObject({
        code: 'payment_platform',
        endpoint: 'requestGuestWalletPayment',
        serverMessage: 'Sem ligação',
      });
    },
  );

  it('has an unknown outcome without an id and with any other status', async () => {
    await expect(request({ id: null, status: 'ERROR' })).rejects.toMatchObject({
      code: 'outcome_unknown',
    });
  });
});

describe('a payment link', () => {
  it('has a page and, where the provider gives one, a reference', async () => {
    expect(await link({})).toEqual({
      id: '32',
      url: 'https://pay.example.pt/32',
      reference: {
        entity: '21098',
        reference: '123456789',
        amountCents: 8400,
        expiresAt: Date.parse('2027-01-17T12:00:00Z'),
      },
      chargedCents: 8400,
    });
  });

  it('may have either one', async () => {
    expect(await link({ bankReference: null })).toMatchObject({ reference: null });
    expect(await link({ urlPaymentPlatform: undefined })).toMatchObject({ url: null });
  });

  it.each(['x123456789', '123456789x', ''])(
    'with the reference "%s", which no bank takes, has its page alone',
    async (reference) => {
      const bankReference = { entity: '21098', reference };
      expect(await link({ bankReference })).toMatchObject({ reference: null });
    },
  );

  it('may leave out amount and expiry of a reference', async () => {
    const bankReference = { entity: '21098', reference: '123456789', expireDate: 'soon' };
    expect((await link({ bankReference })).reference).toMatchObject({
      amountCents: null,
      expiresAt: null,
    });
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a script', ['javascript', 'alert(1)'].join(':')],
    ['http', 'http://pay.example.pt/32'],
    ['a look-alike with user info', 'https://pay.example.pt@evil.example/'],
    ['a relative one', '/pay'],
    ['a data page', 'data:text/html,x'],
    ['a number', 32],
  ])('that leads to %s is the payment platform’s fault, with a known outcome', async (_, url) => {
    const broken = link({ urlPaymentPlatform: url, bankReference: null });
    await expect(broken).rejects.toMatchObject({
      code: 'payment_platform',
      endpoint: 'getGuestPaymentLink',
      field: 'urlPaymentPlatform',
    });
  });

  it('without an id is of unknown outcome', async () => {
    await expect(link({ id: null })).rejects.toMatchObject({
      code: 'outcome_unknown',
      field: 'id',
    });
  });
});

describe('the premium plans', () => {
  const [plan] = SAMPLE_PREMIUM_PLANS.products;
  const plans = (changes: object) =>
    answering({ ...SAMPLE_PREMIUM_PLANS, ...changes }).getPremiumPlans(TEST_USER);

  it('have prices in cents and a page to pay at', async () => {
    expect((await plans({})).bestSubscription).toEqual({
      id: '2',
      description: 'Um ano de smart',
      useLimit: 24,
      months: 12,
      priceCents: 299,
      totalPriceCents: 3588,
      url: 'https://pay.example.pt/plan/2',
    });
  });

  it.each([
    ['an unsafe page', { urlHiPay: 'http://pay.example.pt/' }, 'urlHiPay'],
    ['a look-alike page', { urlHiPay: 'https://pay.example.pt@evil.example/' }, 'urlHiPay'],
    ['no page', { urlHiPay: undefined }, 'urlHiPay'],
    ['no price', { totalPrice: 'a pedido' }, 'totalPrice'],
  ])('leave out one with %s, name call and field, and keep the others', async (_, flaw, field) => {
    const flawed = { ...plan, id: 3, ...flaw };
    const answer = await plans({ products: [flawed, plan], bestSubscription: flawed });
    expect(answer.products.map(({ id }) => id)).toEqual(['2']);
    expect(answer.bestSubscription).toBeNull();
    expect(answer.faults).toMatchObject(
      [`products.0.${field}`, `bestSubscription.${field}`].map((path) => ({
        field: path,
        status: 200,
      })),
    );
    expect(answer.faults[0]?.message).toContain(`getPremiumPlans: the field "products.0.${field}"`);
  });

  it('are those that can be bought where all but the recommended one are flawed', async () => {
    const { products, bestSubscription, faults } = await plans({ products: [{ id: 3 }] });
    expect(products).toEqual([]);
    expect(bestSubscription?.id).toBe('2');
    expect(faults).toHaveLength(1);
  });

  it('may be none, but not unreadable', async () => {
    expect((await plans({ products: [] })).products).toEqual([]);
    expect((await plans({})).faults).toEqual([]);
    const unreadable = { products: [{ id: 2 }], bestSubscription: null };
    await expect(plans(unreadable)).rejects.toMatchObject({
      code: 'api',
      endpoint: 'getPremiumPlans',
      field: 'products.0.description',
    });
  });
});
