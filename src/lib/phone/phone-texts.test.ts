import { describe, expect, it } from 'vitest';

import { formatPhone } from './dial-prefixes.ts';
import { telUrl } from './tel-url.ts';

describe('formatPhone', () => {
  it.each([
    ['+351', '912345678', '+351 912 345 678'],
    ['+49', '15112345678', '+49 15112345678'],
  ])('shows %s %s as it is read, on one line', (prefix, phone, text) => {
    expect(formatPhone({ prefix, phone })).toBe(text.replaceAll(' ', '\u00A0'));
  });
});

describe('telUrl', () => {
  it.each([
    ['+351 218 870 452', 'tel:+351218870452'],
    ['218 870 452', 'tel:218870452'],
    ['(00351) 218-870-452', 'tel:00351218870452'],
    ['1+2', 'tel:12'],
    ['por e-mail', null],
    ['', null],
  ])('calls "%s"', (phone, url) => {
    expect(telUrl(phone)).toBe(url);
  });
});
