import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shopMessageLinks } from './ask-shop-panel.tsx';

describe('asking the merchant in writing', () => {
  it.each(['912 345 678', '+351 912 345 678', '00351912345678', '351912345678'])(
    'works with the mobile %s',
    (phone) => {
      expect(shopMessageLinks(phone, 'Olá & até já?')).toEqual({
        sms: 'sms:+351912345678?body=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F',
        whatsApp: 'https://wa.me/351912345678?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%3F',
      });
    },
  );

  it.each(['+351 218 870 452', '+34 612 345 678', '', 'ask at the door'])(
    'is not offered with %j',
    (phone) => expect(shopMessageLinks(phone, 'Olá')).toBeNull(),
  );

  it('leaves half a character out, such as of a name that was cut', () => {
    expect(shopMessageLinks('912345678', 'Rui \ud83d')?.sms).toBe('sms:+351912345678?body=Rui%20');
  });

  it('asks by SMS with plain spaces, since others make a short message several', () => {
    const sms = shopMessageLinks('912345678', 'Friday 20\u00A0November, 7\u202Fpm')?.sms ?? '';
    expect(decodeURIComponent(sms)).toBe('sms:+351912345678?body=Friday 20 November, 7 pm');
  });

  it('says exactly what was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const links = shopMessageLinks('912345678', text);
        expect(new URL(links?.whatsApp ?? '').searchParams.get('text')).toBe(text);
      }),
    );
  });
});
