import { describe, expect, it } from 'vitest';

import { parseUrlParts, secretParts, withoutSecrets, withParts } from './page-url-secrets.ts';

describe('an address that is handed on leads back to the page', () => {
  it.each([
    ['', ''],
    ['?shopId=3&products=1', '?shopId=3&products=1'],
    ['?offerCode=POINTS10&qr#contacto', '?offerCode=POINTS10&qr#contacto'],
    ['?author=Eça&x=%20y+z', '?author=E%C3%A7a&x=%20y+z'],
    ['#/loja?tab=2', '#/loja?tab=2'],
  ])('with %j as %j', (from, to) => {
    expect(withoutSecrets(`https://tasca.pt/p${from}`)).toBe(`https://tasca.pt/p${to}`);
  });

  it.each([
    ['?token=t', ''],
    ['?shopId=3&userId=9&tok%65n=t&externalToken=e', '?shopId=3'],
    ['?sessionId=s&rwg_token=r&lang=pt', '?lang=pt'],
    ['?code=oauth&access_token=a&id_token=i', ''],
    ['?PHPSESSID=p&sid=s&jwt=j&lang=pt', '?lang=pt'],
    ['?apiKey=a&oobCode=o&sig=s&otp=1&pwd=x&side=left', '?side=left'],
    ['?mc-return=payment&mc-nonce=n&campaignId=101', '?campaignId=101'],
    ['#token=t&userId=9', ''],
    ['#/loja?token=t', '#/loja'],
  ])('without what would sign somebody in: %j as %j', (from, to) => {
    expect(withoutSecrets(`https://tasca.pt/p${from}`)).toBe(`https://tasca.pt/p${to}`);
  });

  it('without a name and a password of the page', () => {
    expect(withoutSecrets('https://ana:secret@tasca.pt:8443/p')).toBe('https://tasca.pt:8443/p');
  });
});

describe('what was taken out of an address', () => {
  it.each([
    ['?token=t', { search: 'token=t', hash: '' }, '?token=t'],
    [
      '?tok%65n=t&x=%20&userId=9#section',
      { search: 'tok%65n=t&userId=9', hash: '' },
      '?x=%20&tok%65n=t&userId=9#section',
    ],
    ['#token=t', { search: '', hash: 'token=t' }, '#token=t'],
    ['#tab=2&token=t', { search: '', hash: 'token=t' }, '#tab=2&token=t'],
    ['?token=1#/shop?token=2', { search: 'token=1', hash: 'token=2' }, '?token=1#/shop?token=2'],
    ['#/shop?a=1&code=2', { search: '', hash: 'code=2' }, '#/shop?a=1&code=2'],
  ])('of %j is kept letter for letter and can be put back', (from, parts, back) => {
    const address = `https://tasca.pt/p${from}`;
    expect(secretParts(address)).toEqual(parts);
    expect(withParts(new URL(withoutSecrets(address)), parts)).toBe(`/p${back}`);
    expect(parseUrlParts(JSON.stringify(parts))).toEqual(parts);
  });

  it.each(['', '?a=1#b', '?mc-return=payment&mc-nonce=n'])('is nothing at %j', (from) => {
    expect(secretParts(`https://tasca.pt/p${from}`)).toBeNull();
  });

  it.each([null, '', '[]', '{"search":1,"hash":""}'])('is nothing where %j was kept', (text) => {
    expect(parseUrlParts(text)).toBeNull();
  });
});
