import { describe, expect, it } from 'vitest';

import { wayBackUrl } from './way-back-url.ts';

describe('the link in a mail leads back to the page', () => {
  it.each([
    ['', ''],
    ['?shopId=3&products=1', '?shopId=3&products=1'],
    ['?offerCode=POINTS10&qr#contacto', '?offerCode=POINTS10&qr#contacto'],
    ['?author=Eça&x=%20y+z', '?author=E%C3%A7a&x=%20y+z'],
    ['#/loja?tab=2', '#/loja?tab=2'],
  ])('with %j as %j', (from, to) => {
    expect(wayBackUrl(`https://tasca.pt/p${from}`)).toBe(`https://tasca.pt/p${to}`);
  });

  it.each([
    ['?token=t', ''],
    ['?shopId=3&userId=9&tok%65n=t&externalToken=e', '?shopId=3'],
    ['?sessionId=s&rwg_token=r&lang=pt', '?lang=pt'],
    ['?code=oauth&access_token=a&id_token=i', ''],
    ['?mc-return=payment&mc-nonce=n&campaignId=101', '?campaignId=101'],
    ['#token=t&userId=9', ''],
    ['#/loja?token=t', '#/loja'],
  ])('without what would sign somebody in: %j as %j', (from, to) => {
    expect(wayBackUrl(`https://tasca.pt/p${from}`)).toBe(`https://tasca.pt/p${to}`);
  });

  it('without a name and a password of the page', () => {
    expect(wayBackUrl('https://ana:secret@tasca.pt:8443/p')).toBe('https://tasca.pt:8443/p');
  });
});
