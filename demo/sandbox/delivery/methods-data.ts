import { PORTUGAL_COUNTRY_ID } from '../../../src/lib/limits.ts';
import type { DeliveryType } from '../../../src/features/delivery/rules/delivery-rates.ts';
import { SPAIN } from './countries-data.ts';

/** Somewhere that rates are asked for. */
export interface Place {
  countryId: string;
  postalCode: string;
}

export interface MethodRow {
  id: number;
  name: string;
  /** Euros. */
  costWithVat: number;
  deliveryType: DeliveryType;
  acceptsOnlinePayment: boolean;
  acceptsOfflinePayment: boolean;
  /** Its destinations; everywhere when absent. */
  goesTo?: (place: Place) => boolean;
}

const BOTH = { acceptsOnlinePayment: true, acceptsOfflinePayment: true } as const;
const ONLINE = { acceptsOnlinePayment: true, acceptsOfflinePayment: false } as const;
const OFFLINE = { acceptsOnlinePayment: false, acceptsOfflinePayment: true } as const;

/** Corvo, to which no shop delivers. */
const UNREACHED = '9980';
const isPortugal = ({ countryId }: Place) => countryId === PORTUGAL_COUNTRY_ID;
const isIsland = (place: Place) => isPortugal(place) && place.postalCode.startsWith('9');
const isMainland = (place: Place) => isPortugal(place) && !isIsland(place);

/** By shop: from the Algarve to the islands, some shops send and some do not. Spec section 3 "Shop delivery rate". */
export const METHODS: Readonly<Record<number, readonly MethodRow[]>> = {
  3: [
    {
      id: 301,
      name: 'CTT Expresso',
      costWithVat: 3.9,
      deliveryType: 'DELIVERY',
      ...ONLINE,
      goesTo: isMainland,
    },
    {
      id: 302,
      name: 'Estafeta da mercearia',
      costWithVat: 2.5,
      deliveryType: 'DELIVERY',
      ...BOTH,
      goesTo: (place) => isPortugal(place) && place.postalCode.startsWith('7'),
    },
    {
      id: 305,
      name: 'CTT Ilhas',
      costWithVat: 8.9,
      deliveryType: 'DELIVERY',
      ...ONLINE,
      goesTo: (place) => isIsland(place) && !place.postalCode.startsWith(UNREACHED),
    },
    {
      id: 306,
      name: 'CTT Internacional',
      costWithVat: 12.9,
      deliveryType: 'DELIVERY',
      ...ONLINE,
      goesTo: ({ countryId }) => countryId === String(SPAIN),
    },
    { id: 303, name: 'Ponto CTT', costWithVat: 2.4, deliveryType: 'PICKUP_POINT', ...BOTH },
    {
      id: 304,
      name: 'Levantar na mercearia',
      costWithVat: 0,
      deliveryType: 'STORE_PICKUP',
      ...BOTH,
    },
  ],
  4: [
    {
      id: 401,
      name: 'Transporte refrigerado',
      costWithVat: 4.5,
      deliveryType: 'DELIVERY',
      ...BOTH,
      // The Algarve is too far for fresh cheese.
      goesTo: (place) => isMainland(place) && !place.postalCode.startsWith('8'),
    },
    {
      id: 403,
      name: 'Ponto CTT refrigerado',
      costWithVat: 3.2,
      deliveryType: 'PICKUP_POINT',
      ...ONLINE,
      goesTo: isMainland,
    },
    {
      id: 404,
      name: 'Levantar na queijaria',
      costWithVat: 0,
      deliveryType: 'STORE_PICKUP',
      ...OFFLINE,
    },
  ],
  5: [
    {
      id: 501,
      name: 'Transportadora',
      costWithVat: 5.9,
      deliveryType: 'DELIVERY',
      ...BOTH,
      goesTo: isMainland,
    },
    {
      id: 504,
      name: 'Levantar na garrafeira',
      costWithVat: 0,
      deliveryType: 'STORE_PICKUP',
      ...BOTH,
    },
  ],
};
