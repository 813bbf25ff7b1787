import { describe, expect, it } from 'vitest';

import { createAnonymiser, isPublicRead } from './anonymise.ts';

const MIDDLEWARE = 'https://mw.example/base';

const answer = (path: string, body: unknown, more = {}) => ({
  method: 'GET',
  url: MIDDLEWARE + path,
  status: 200,
  type: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

const bodyOf = (path: string, body: unknown): unknown =>
  JSON.parse(createAnonymiser(MIDDLEWARE)(answer(path, body)).body);

describe('a recording', () => {
  it('keeps what is on offer as it is', () => {
    const shop = { id: 12, name: 'Tasca', price: '12,50 €', openFrom: '2026-11-20T10:00:00Z' };
    expect(bodyOf('/rest/shop/12?language=pt_PT', shop)).toEqual(shop);
  });

  it('keeps neither addresses nor telephone numbers nor secrets that stand in an offer', () => {
    const text = 'Liga +351 912 345 678 ou 912345678, ou escreve a rui@tasca.pt!';
    const signed = 'https://img.example/a.jpg?signature=abc';
    expect(bodyOf('/rest/shop/12', { text, signed, phone: '21 000 00 01' })).toEqual({
      text: 'Liga +000 000 000 000 ou 000000000, ou escreve a xxx@xxxxx.xx!',
      signed: 'https://img.example/a.jpg',
      phone: '00 000 00 00',
    });
  });

  it('keeps of a visitor only the shape of texts, so that a fault of their form stays', () => {
    const profile = {
      userId: 77,
      name: 'Ana Sá',
      email: 'ana@example.pt',
      token: 'secret-token',
      status: 'ACTIVE',
      since: '2026-01-02',
      points: 40,
      nif: null,
    };
    expect(bodyOf('/rest/client/profile/77?token=secret-token', profile)).toEqual({
      userId: 0,
      name: 'Xxx Xx',
      email: 'xxx@xxxxxxx.xx',
      token: 'xxxxxx-xxxxx',
      status: 'ACTIVE',
      since: '2026-01-02',
      points: 40,
      nif: null,
    });
  });

  it('numbers ids of a visitor equally in addresses and answers', () => {
    const clean = createAnonymiser(MIDDLEWARE);
    const asked = clean(answer('/rest/payment/mbway-payment-request/guest/', { id: 'pay-9931' }));
    const status = clean(answer('/rest/payment/mbway-payment-status/guest/pay-9931/', {}));
    expect(JSON.parse(asked.body)).toEqual({ id: '1' });
    expect(status.path).toBe('/rest/payment/mbway-payment-status/guest/1/');
  });

  it('keeps an e-mail address in a path to itself', () => {
    const clean = createAnonymiser(MIDDLEWARE);
    const { path } = clean(
      answer('/rest/client/authentication/isRegisteredEmail/ana@example.pt', true),
    );
    expect(path).toBe('/rest/client/authentication/isRegisteredEmail/1');
  });

  it('says of HTML only that it is HTML, and keeps broken JSON broken', () => {
    const clean = createAnonymiser(MIDDLEWARE);
    const html = clean(
      answer('/rest/shop/12', '<html>Olá Ana</html>', { type: 'text/html', status: 502 }),
    );
    expect(html).toMatchObject({ status: 502, type: 'text/html', body: '<html></html>' });
    const { body } = clean(answer('/rest/shop/12', '{"name":"Ana'));
    expect(body).toBe('{"xxxx":"Xxx');
  });

  it.each([
    ['/rest/v1/web/campaigns/101?entityId=1', true],
    ['/rest/shop/1?language=pt_PT&token=abc', false],
    ['/rest/client/profile/77', false],
    ['/rest/bookings/guest', false],
  ])('%s is a read of what is on offer: %s', (path, isPublic) => {
    expect(isPublicRead(MIDDLEWARE + path, MIDDLEWARE)).toBe(isPublic);
  });
});
