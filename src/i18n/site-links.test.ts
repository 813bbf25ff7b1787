import { expect, test } from 'vitest';

import { siteLink } from './site-links.ts';

const at = (frontendUrl: string | null) => ({ links: {}, frontendUrl });

test.each([
  ['https://www.mesaqui.example', 'https://www.mesaqui.example/pt/utilizador/reservas'],
  ['https://www.mesaqui.example/', 'https://www.mesaqui.example/pt/utilizador/reservas'],
  ['https://mesaqui.example/loja/', 'https://mesaqui.example/loja/pt/utilizador/reservas'],
])('a page of the main site at %s is %s', (frontendUrl, expected) => {
  expect(siteLink('bookings', 'pt_PT', {}, at(frontendUrl))).toBe(expected);
});

test("a page's own link goes before the entity's, and both before the main site's", () => {
  const own = { bookings: 'https://loja.example/reservas' };
  const entity = { links: { bookings: 'https://marca.example/reservas' }, frontendUrl: null };
  expect(siteLink('bookings', 'es_ES', own, entity)).toBe(own.bookings);
  expect(siteLink('bookings', 'es_ES', {}, entity)).toBe(entity.links.bookings);
});

test('nobody is led anywhere when nobody says where the main site is', () => {
  expect(siteLink('bookings', 'en_EN', {}, at(null))).toBeNull();
});
