import type { ComponentType } from 'react';

import type { EntryStep, RoomStep } from '../flow/flow-table.ts';
import type { Room } from '../platform/i18n/texts.ts';

interface FirstScreen {
  load: () => Promise<{ default: ComponentType }>;
  /** The rooms whose texts it shows beside those that every page loads. */
  rooms: readonly Room[];
}

/** The screens with which a flow can begin: the steps that the flow table says. The first module knows no others. */
export const FIRST_SCREENS: Readonly<Partial<Record<RoomStep, FirstScreen>>> = {
  'venues/venues': {
    load: () => import('../features/venues/screens/venues.tsx'),
    rooms: ['venues'],
  },
  'booking/reservation-type': {
    load: () => import('../features/booking/screens/reservation-type.tsx'),
    rooms: [],
  },
  'account/login': {
    load: () => import('../features/account/screens/login/login.tsx'),
    rooms: ['account', 'contact'],
  },
  'booking/choice': {
    load: () => import('../features/booking/screens/choice.tsx'),
    rooms: [],
  },
  'booking/booking': {
    load: () => import('../features/booking/screens/service-booking.tsx'),
    rooms: [],
  },
  'menu/menu': {
    load: () => import('../features/menu/screens/menu.tsx'),
    rooms: ['cart', 'menu', 'shared'],
  },
  'cart/cart-review': {
    load: () => import('../features/cart/screens/cart-review.tsx'),
    rooms: ['cart', 'contact', 'shared'],
  },
  'delivery/product/cart-review': {
    load: () => import('../features/delivery/screens/product/product-cart.tsx'),
    rooms: ['cart', 'contact', 'delivery', 'shared'],
  },
  'services/services': {
    load: () => import('../features/services/screens/services.tsx'),
    rooms: ['services'],
  },
  'points/points-confirm': {
    load: () => import('../features/points/screens/points-confirm.tsx'),
    rooms: ['points'],
  },
} satisfies Record<EntryStep, FirstScreen>;
