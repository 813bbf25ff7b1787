import { text, type Localised } from '../support/localised.ts';

interface CartItemRow {
  id: number;
  name: string | Localised;
  quantity: number;
  /** Euros. */
  lineTotalBefore: number | null;
  lineTotal: number;
  promotionPrice: number | null;
  price: number;
  currency: 'EUR';
  image: string | null;
  notes: string;
}

interface CartRow {
  id: number;
  couponCode: string | null;
  shops: readonly { id: number; name: string; items: readonly CartItemRow[] }[];
  /** Euros. */
  itemsTotal: number;
  discountValue: number;
  final: number;
  paymentMethods: readonly ('online' | 'offline')[];
}

/** The cart of somebody who has put nothing into one. */
export const EMPTY_CART: CartRow = {
  id: 1,
  couponCode: null,
  shops: [],
  itemsTotal: 0,
  discountValue: 0,
  final: 0,
  paymentMethods: [],
};

/** What registered users have left in their carts, by user id. Spec section 3 "Shopping cart". */
export const CARTS: Readonly<Record<number, CartRow>> = {
  1001: {
    id: 8001,
    couponCode: null,
    shops: [
      {
        id: 3,
        name: 'Mercearia do Sobreiro',
        items: [
          {
            id: 3101,
            name: text(
              'Azeite virgem extra, 500 ml',
              'Aceite virgen extra, 500 ml',
              'Extra virgin olive oil, 500 ml',
            ),
            quantity: 2,
            lineTotalBefore: 23.8,
            lineTotal: 21.42,
            promotionPrice: 10.71,
            price: 11.9,
            currency: 'EUR',
            image: null,
            notes: '',
          },
          {
            id: 3201,
            name: text(
              'Sardinhas em azeite, 120 g',
              'Sardinas en aceite, 120 g',
              'Sardines in olive oil, 120 g',
            ),
            quantity: 3,
            lineTotalBefore: null,
            lineTotal: 11.55,
            promotionPrice: null,
            price: 3.85,
            currency: 'EUR',
            image: null,
            notes: '',
          },
        ],
      },
    ],
    itemsTotal: 32.97,
    discountValue: 0,
    final: 32.97,
    paymentMethods: ['online', 'offline'],
  },
};
