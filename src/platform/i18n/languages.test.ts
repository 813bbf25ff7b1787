import { expect, test } from 'vitest';

import { siteLink } from './languages.ts';

const at = (frontendUrl: string | null) => ({ links: {}, frontendUrl });

test.each([
  ['https://www.mesaqui.example', 'https://www.mesaqui.example/pt/utilizador/reservas'],
  ['https://www.mesaqui.example/', 'https://www.mesaqui.example/pt/utilizador/reservas'],
  ['https://mesaqui.example/loja/', 'https://mesaqui.example/loja/pt/utilizador/reservas'],
])('a page of the main site at %s is %s', (frontendUrl, expected) => {
  expect(siteLink('bookings', 'pt_PT', {}, at(frontendUrl))).toBe(expected);
});

test.each([
  ['rewards', 'pt_PT', 'pt/ganhar-premios'],
  ['rewards', 'es_ES', 'es/ganar-premios'],
  ['rewards', 'en_EN', 'en/win-prizes'],
  ['prizes', 'pt_PT', 'pt/utilizador/premios'],
  ['prizes', 'es_ES', 'es/usuario/premios'],
  ['prizes', 'en_EN', 'en/user/prizes'],
  ['bookings', 'es_ES', 'es/usuario/reservas'],
  ['bookings', 'en_EN', 'en/user/bookings'],
  ['privacy', 'pt_PT', 'pt/politica-de-privacidade'],
  ['privacy', 'es_ES', 'es/politica-de-privacidad'],
  ['privacy', 'en_EN', 'en/privacy-policy'],
  ['terms', 'pt_PT', 'pt/termos-e-condicoes'],
  ['terms', 'es_ES', 'es/terminos-y-condiciones'],
  ['terms', 'en_EN', 'en/terms-and-conditions'],
  // The main site speaks neither.
  ['bookings', 'fr_FR', 'en/user/bookings'],
  ['privacy', 'de_DE', 'en/privacy-policy'],
] as const)('the page "%s" in %s is %s', (name, language, path) => {
  const site = 'https://www.mesaqui.example';
  expect(siteLink(name, language, {}, at(site))).toBe(`${site}/${path}`);
});

test('the complaints book is the same in every language', () => {
  const book = 'https://www.livroreclamacoes.pt/';
  expect(siteLink('complaints', 'pt_PT', {}, at(null))).toBe(book);
  expect(siteLink('complaints', 'en_EN', {}, at('https://www.mesaqui.example'))).toBe(book);
});

test("a page's own link precedes the entity's, and both before the main site's", () => {
  const own = { bookings: 'https://loja.example/reservas' };
  const entity = {
    links: { bookings: 'https://marca.example/reservas' },
    frontendUrl: 'https://site.example',
  };
  expect(siteLink('bookings', 'es_ES', own, entity)).toBe(own.bookings);
  expect(siteLink('bookings', 'es_ES', {}, entity)).toBe(entity.links.bookings);
  expect(siteLink('bookings', 'es_ES', {}, { ...entity, links: {} })).toBe(
    'https://site.example/es/usuario/reservas',
  );
});

test('there is no link without the address of the main site', () => {
  expect(siteLink('bookings', 'en_EN', {}, at(null))).toBeNull();
});
