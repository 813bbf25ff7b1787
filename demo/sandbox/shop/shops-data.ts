import { CATEGORIES } from '../category/categories-data.ts';
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
