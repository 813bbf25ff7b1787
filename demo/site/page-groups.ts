import { say, type SiteText } from './site-language.ts';

/** The headings of the index, in their order. */
export const PAGE_GROUPS = {
  bookings: say('Reservas, por tipo de oferta', 'Bookings, by type of offer'),
  vouchers: say('Vouchers e adesão smart', 'Vouchers and smart membership'),
  orders: say('Menus e encomendas', 'Menus and orders'),
  services: say('Serviços e pontos', 'Services and points'),
  accounts: say('Com conta', 'With an account'),
  embedding: say('Na página de um comerciante', 'On a merchant’s page'),
  refusals: say('Quando não há nada para reservar', 'When nothing can be booked'),
} as const satisfies Readonly<Record<string, SiteText>>;

export type PageGroup = keyof typeof PAGE_GROUPS;
