import { CATEGORIES } from '../category/categories-data.ts';
import { text, type Localised } from '../support/localised.ts';
import type { PictureName } from '../support/pictures.ts';
import type { PriceListRow } from './menu-row.ts';
import { RESTAURANT_MENU } from './restaurant-menu.ts';
import { SPA_PRODUCTS, SPA_SERVICES, type ServiceRow } from './services-data.ts';
import { DAIRY_PRODUCTS, STORE_PRODUCTS, WINE_PRODUCTS } from './store-products.ts';

interface AddressViewRow {
  address1: string;
  address2: string;
  address3: string;
  zipcode: string;
  zone: string;
  county: string;
  district: string;
}

export interface ShopRow {
  id: number;
  name: string;
  phoneNumber: string;
  openingHours: Localised;
  addressView: AddressViewRow;
  priceListView: PriceListRow;
  categoryView: { categories: readonly unknown[] };
  pictures: readonly PictureName[];
  services: readonly ServiceRow[];
}

const [RESTAURANTS, WELLNESS, STORES] = CATEGORIES;

/** The shops. Contract section 4. */
export const SHOPS: readonly ShopRow[] = [
  {
    id: 1,
    name: 'Tasca Lua de Alfama',
    phoneNumber: '+351 218 870 452',
    openingHours: text(
      'Todos os dias, das 12h às 23h',
      'Todos los días, de 12:00 a 23:00',
      'Every day, 12 noon to 11 pm',
    ),
    addressView: {
      address1: 'Rua dos Remédios 123',
      address2: 'R/C',
      address3: '',
      zipcode: '1100-445',
      zone: 'Alfama',
      county: 'Lisboa',
      district: 'Lisboa',
    },
    priceListView: RESTAURANT_MENU,
    categoryView: { categories: [RESTAURANTS] },
    pictures: ['tasca-ao-anoitecer', 'petiscos', 'noite-de-fado'],
    services: [],
  },
  {
    id: 2,
    name: 'Águas da Ribeira Spa',
    phoneNumber: '+351 934 083 917',
    openingHours: text(
      'Todos os dias, das 9h às 20h',
      'Todos los días, de 9:00 a 20:00',
      'Every day, 9 am to 8 pm',
    ),
    addressView: {
      address1: 'Rua de Santa Catarina 312',
      address2: '1.º andar',
      address3: '',
      zipcode: '4000-443',
      zone: 'Bolhão',
      county: 'Porto',
      district: 'Porto',
    },
    priceListView: SPA_PRODUCTS,
    categoryView: { categories: [WELLNESS] },
    pictures: ['piscina-termal', 'pedras-e-vela', 'oleos-e-toalhas'],
    services: SPA_SERVICES,
  },
  {
    id: 3,
    name: 'Mercearia do Sobreiro',
    phoneNumber: '+351 266 704 538',
    openingHours: text(
      'Segunda a sábado, das 9h às 19h',
      'De lunes a sábado, de 9:00 a 19:00',
      'Monday to Saturday, 9 am to 7 pm',
    ),
    addressView: {
      address1: 'Rua 5 de Outubro 62',
      address2: '',
      address3: '',
      zipcode: '7000-854',
      zone: 'Centro histórico',
      county: 'Évora',
      district: 'Évora',
    },
    priceListView: STORE_PRODUCTS,
    categoryView: { categories: [STORES] },
    pictures: ['mercearia'],
    services: [],
  },
  {
    id: 4,
    name: 'Queijaria Monte da Estrela',
    phoneNumber: '+351 238 392 614',
    openingHours: text(
      'Terça a domingo, das 10h às 18h',
      'De martes a domingo, de 10:00 a 18:00',
      'Tuesday to Sunday, 10 am to 6 pm',
    ),
    addressView: {
      address1: 'Rua da Caínha 18',
      address2: '',
      address3: '',
      zipcode: '6270-481',
      zone: 'Centro',
      county: 'Seia',
      district: 'Guarda',
    },
    priceListView: DAIRY_PRODUCTS,
    categoryView: { categories: [STORES] },
    pictures: ['mercearia'],
    services: [],
  },
  {
    id: 5,
    name: 'Garrafeira Douro Acima',
    phoneNumber: '+351 254 320 775',
    openingHours: text(
      'Segunda a sexta, das 10h às 19h',
      'De lunes a viernes, de 10:00 a 19:00',
      'Monday to Friday, 10 am to 7 pm',
    ),
    addressView: {
      address1: 'Avenida João Franco 9',
      address2: '',
      address3: '',
      zipcode: '5050-264',
      zone: 'Peso da Régua',
      county: 'Peso da Régua',
      district: 'Vila Real',
    },
    priceListView: WINE_PRODUCTS,
    categoryView: { categories: [STORES] },
    pictures: ['mercearia'],
    services: [],
  },
];
