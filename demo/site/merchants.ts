import { SHOPS } from '../sandbox/shop/shops-data.ts';
import { say, type SiteText } from './site-language.ts';

export type MerchantName = 'tasca' | 'spa' | 'mercearia';

/** A merchant as their own page presents them. */
export interface Merchant {
  name: string;
  tagline: SiteText;
  navigation: readonly SiteText[];
  hours: SiteText;
  address: string;
  phone: string;
}

function contactOf(shopId: number): Pick<Merchant, 'name' | 'address' | 'phone'> {
  const shop = SHOPS.find(({ id }) => id === shopId);
  const { address1 = '', zipcode = '', county = '' } = shop?.addressView ?? {};
  return {
    name: shop?.name ?? '',
    address: `${address1}, ${zipcode} ${county}`,
    phone: shop?.phoneNumber ?? '',
  };
}

/** The merchants whose pages embed the element; name and address are the sandbox's. */
export const MERCHANTS: Readonly<Record<MerchantName, Merchant>> = {
  tasca: {
    ...contactOf(1),
    tagline: say('Cozinha de Lisboa e fado ao vivo', 'Lisbon cooking and live fado'),
    navigation: [say('A casa', 'The house'), say('Menu', 'Menu'), say('Fado', 'Fado')],
    hours: say(
      'Terça a domingo, 12h30–15h00 e 19h00–23h30. Segunda, descansamos.',
      'Tuesday to Sunday, 12:30–15:00 and 19:00–23:30. On Mondays we rest.',
    ),
  },
  spa: {
    ...contactOf(2),
    tagline: say('Termas e massagens no centro do Porto', 'Baths and massages in central Porto'),
    navigation: [say('Termas', 'Baths'), say('Massagens', 'Massages'), say('Ofertas', 'Offers')],
    hours: say(
      'Terça a domingo, 10h00–20h00. Fechado à segunda.',
      'Tuesday to Sunday, 10:00–20:00. Closed on Mondays.',
    ),
  },
  mercearia: {
    ...contactOf(3),
    tagline: say('Sabores do Alentejo em tua casa', 'Flavours of the Alentejo at your home'),
    navigation: [
      say('Azeites', 'Olive oils'),
      say('Queijos', 'Cheeses'),
      say('Produtores', 'Makers'),
    ],
    hours: say('Segunda a sábado, 9h30–19h00.', 'Monday to Saturday, 9:30–19:00.'),
  },
};
