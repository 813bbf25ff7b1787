import { expect, it } from 'vitest';

import { EMAIL_ADDRESS } from './email-address.ts';

it.each([
  'ana@exemplo.pt',
  'ana.sofia+reservas@mail.exemplo.pt',
  "o'brien@exemplo.pt",
  'joão@exemplo.pt',
  'ana@café.pt',
  'ana@xn--caf-dma.pt',
  'ana@xn--caf-dma.xn--p1ai',
  'ana@почта.рф',
  'a!#$%&*/=?^_`{|}~-z@exemplo.pt',
  'ana@123.pt',
  '1@e.pt',
])('a mail server takes %s', (address) => expect(EMAIL_ADDRESS.test(address)).toBe(true));

it.each([
  '',
  'ana',
  'ana@',
  '@exemplo.pt',
  'ana@exemplo',
  'ana@exemplo.p',
  'ana@exemplo.12',
  'ana@@exemplo.pt',
  'ana sofia@exemplo.pt',
  'ana@exem plo.pt',
  '.ana@exemplo.pt',
  'ana.@exemplo.pt',
  'a..na@exemplo.pt',
  'ana@exemplo..pt',
  'ana@.exemplo.pt',
  'ana@-exemplo.pt',
  'ana@exemplo-.pt',
  'ana@exemplo.pt.',
  'ana@exemplo.pt,rui@exemplo.pt',
  'Ana <ana@exemplo.pt>',
  'mailto:ana@exemplo.pt',
  'ana@exemplo_um.pt',
  'ana@exemplo.pt\u200B',
])('no mail reaches "%s"', (address) => expect(EMAIL_ADDRESS.test(address)).toBe(false));
