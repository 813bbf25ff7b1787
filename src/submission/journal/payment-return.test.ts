import { describe, expect, it } from 'vitest';

import { buildReturnUrl, ownParamNames, readReturn } from './payment-return.ts';
import { returnOwnerKey, strippedParamsKey } from './payment-return.ts';

const PAGE = 'https://loja.example.pt/vouchers?lang=pt&status=open&campaign=110#/comprar?x=1';

describe('the address that the provider leads back to', () => {
  it('is the page’s own with our marker and nonce', () => {
    const url = new URL(buildReturnUrl(PAGE, 'n-1'));
    expect(url.origin + url.pathname + url.hash).toBe(
      'https://loja.example.pt/vouchers#/comprar?x=1',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      lang: 'pt',
      status: 'open',
      campaign: '110',
      'mc-return': 'payment',
      'mc-nonce': 'n-1',
    });
  });

  it('contains nothing of the page’s that could sign in', () => {
    const page = 'https://loja.example.pt/?token=t&userId=9&lang=pt&sessionId=s#/p?externalToken=e';
    expect(buildReturnUrl(page, 'n')).toBe(
      'https://loja.example.pt/?lang=pt&mc-return=payment&mc-nonce=n#/p',
    );
  });

  it('contains the nonce of this payment, not of an earlier one, and no password', () => {
    const page = buildReturnUrl('https://ana:pw@loja.example.pt/', 'old');
    expect(buildReturnUrl(page, 'new')).toBe(
      'https://loja.example.pt/?mc-return=payment&mc-nonce=new',
    );
  });
});

describe('a return from payment', () => {
  const back = (added: string) => buildReturnUrl(PAGE, 'n-1').replace('#', `&${added}#`);

  it('erases our parameters and the provider’s, and leaves the page its own', () => {
    const found = readReturn(
      back('state=completed&orderid=1&cdata1=a&status=118&reference=8'),
      ownParamNames(PAGE),
    );
    expect(found?.eraseNames).toEqual([
      'mc-return',
      'mc-nonce',
      'state',
      'orderid',
      'cdata1',
      'reference',
    ]);
  });

  /** Feedback parameters as HiPay documents them, and names that are common for the same. */
  const FEEDBACK =
    'orderid cid state reason status test reference approval ip ipcountry email score fraud review ' +
    'avscheck cvccheck pp eci3ds veres pares cardtoken cardbrand cardpan cardholder cardexpiry ' +
    'cardcountry hash pbkey transactionId paymentId cdata cdata1 cdata10';

  it.each(FEEDBACK.split(' '))('erases the provider’s %s', (name) => {
    const found = readReturn(`https://loja.example.pt/?mc-return=payment&${name}=1`);
    expect(found).toEqual({ nonce: '', hint: null, eraseNames: ['mc-return', name] });
  });

  it.each(['cdata100', 'xcdata1', 'cdatas', 'lang'])('leaves %s, which is the page’s', (name) => {
    const found = readReturn(`https://loja.example.pt/?mc-return=payment&${name}=1`);
    expect(found?.eraseNames).toEqual(['mc-return']);
  });

  it('keeps only those of the page’s own names that a provider’s would be mistaken for', () => {
    expect(ownParamNames(PAGE)).toEqual(['status']);
  });

  it('without a nonce names no payment', () => {
    expect(readReturn('https://loja.example.pt/?mc-return=payment&state=')).toMatchObject({
      nonce: '',
      hint: null,
    });
  });

  it('names its payment, and each parameter to erase once', () => {
    const found = readReturn(back('cid=1&cid=2'), ownParamNames(`${PAGE.split('#')[0]}&status=b`));
    expect(found).toMatchObject({ nonce: 'n-1', eraseNames: ['mc-return', 'mc-nonce', 'cid'] });
  });

  it.each([
    ['completed', 'completed'],
    ['DECLINED', 'refused'],
    ['refused', 'refused'],
    ['error', 'refused'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['pending', 'pending'],
    ['forwarding', 'pending'],
    ['constructor', null],
    ['', null],
  ])('with state "%s" hints at %s', (state, hint) => {
    expect(readReturn(back(`state=${state}`))?.hint).toBe(hint);
  });

  it.each([PAGE, `${PAGE}&mc-return=1`, 'https://loja.example.pt/?state=completed&orderid=1'])(
    'is none at %s, and nothing is erased there',
    (url) => expect(readReturn(url)).toBeNull(),
  );
});

describe('where the tab keeps what the way back needs', () => {
  it.each([returnOwnerKey, strippedParamsKey])('is one place for each payment', (keyOf) => {
    expect(keyOf('n-1')).toContain('n-1');
    expect(keyOf('n-1')).not.toBe(keyOf('n-2'));
    expect(returnOwnerKey('n-1')).not.toBe(strippedParamsKey('n-1'));
  });

  it.each([returnOwnerKey, strippedParamsKey])('is no longer than a nonce of ours', (keyOf) => {
    expect(keyOf('n'.repeat(9_000))).toBe(keyOf('n'.repeat(64)));
  });
});
