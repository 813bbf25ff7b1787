import { text, type Localised } from '../support/localised.ts';

interface PlanRow {
  id: number;
  description: Localised;
  period: Localised;
  useLimit: number | null;
  months: number;
  /** Euros a month. */
  price: number;
  /** Euros for all months. */
  totalPrice: number;
}

/** The memberships that can be bought. */
export const PLANS: readonly PlanRow[] = [
  {
    id: 1,
    description: text('Smart mensal', 'Smart mensual', 'Smart, monthly'),
    period: text('1 mês', '1 mes', '1 month'),
    useLimit: 4,
    months: 1,
    price: 4.99,
    totalPrice: 4.99,
  },
  {
    id: 2,
    description: text('Smart semestral', 'Smart semestral', 'Smart, half a year'),
    period: text('6 meses', '6 meses', '6 months'),
    useLimit: null,
    months: 6,
    price: 3.99,
    totalPrice: 23.94,
  },
  {
    id: 3,
    description: text('Smart anual', 'Smart anual', 'Smart, a year'),
    period: text('12 meses', '12 meses', '12 months'),
    useLimit: null,
    months: 12,
    price: 2.99,
    totalPrice: 35.88,
  },
];

/** The plan that the header recommends. */
export const BEST_PLAN_ID = 3;
