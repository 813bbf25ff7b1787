import { describe, expect, it } from 'vitest';

import { buildReturnUrl, ownParamNames, readReturn } from './payment-return.ts';

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

  it('carries nothing of the page’s that would sign somebody in', () => {
    const page = 'https://loja.example.pt/?token=t&userId=9&lang=pt&sessionId=s#/p?externalToken=e';
    expect(buildReturnUrl(page, 'n')).toBe(
      'https://loja.example.pt/?lang=pt&mc-return=payment&mc-nonce=n#/p',
    );
  });

  it('carries the nonce of this payment, not of an earlier one, and no password', () => {
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

  it.each([
    ['completed', 'completed'],
    ['DECLINED', 'refused'],
    ['cancelled', 'cancelled'],
    ['pending', 'pending'],
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
