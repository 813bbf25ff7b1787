import { atom, type Getter, type WritableAtom } from 'jotai/vanilla';

import type { StepRules } from '../../../flow/feature-interface.ts';
import type { SkipFacts } from '../../../flow/skipped-steps.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import type { LineId } from '../rules/cart.ts';

/** A change of a line's quantity, as a function of the current one. */
export interface QuantityChange extends LineId {
  to: (quantity: number) => number;
}

/** The operations of a cart that the page or the server keeps. */
export interface CartBackend {
  /** 0 removes the line. It can be put back until the next removal. */
  setQuantity: WritableAtom<null, [QuantityChange], unknown>;
  /** Puts back the last removed line. */
  undoRemoval: WritableAtom<null, [], unknown>;
  /** Enters the cart step; also after a change of account. */
  enter: WritableAtom<null, [], unknown>;
  /** Replaces the items by the page's during an order. */
  takePageItems: WritableAtom<null, [], unknown>;
}

/**
 * An order. It has two backends: a menu order, whose cart the page keeps and which is sent as a booking, and a product order,
 * whose cart the server keeps.
 */
export interface Order {
  cart: CartBackend;
  /** Whether the input of its steps is complete. */
  isFinished: StepRules;
  /** The facts that skip its steps. */
  skipFacts?: (get: Getter) => SkipFacts;
  /** The order as analytics events describe it, null while it is empty; without it, the order's own steps measure. */
  measured?: (get: Getter) => MeasuredOffer | null;
  /** Storage keys that a restart removes. */
  savedKeys?: (get: Getter) => readonly string[];
}

/** The running order; null before it starts. Each order sets itself when its code loads. */
export const orderAtom = atom<Order | null>(null);
