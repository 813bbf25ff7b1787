import {
  ATTRIBUTE_KEYS,
  ATTRIBUTES,
  type AttributeRow,
  type AttributeValues,
} from '../lib/config/attributes.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { needsOf } from './flow-table.ts';
import { selectFlow } from './select-flow.ts';

/** The values whose change has one effect, as a text to compare. */
function valuesThat(change: AttributeRow<unknown>['change'], config: Partial<AttributeValues>) {
  const keys = ATTRIBUTE_KEYS.filter((key) => ATTRIBUTES[key].change === change);
  return JSON.stringify(keys.map((key) => config[key]));
}

/** Whether a flow reads the server's cart, which belongs to a session. */
function readsCart(config: CheckoutConfig): boolean {
  return needsOf(selectFlow(config), config).includes('cart');
}

/** The effect of another config on a running flow: none, an update in place, or a restart. */
export function changeOfTarget(
  before: CheckoutConfig,
  after: CheckoutConfig,
): 'none' | 'place' | 'target' {
  const isSame = (change: AttributeRow<unknown>['change']) =>
    valuesThat(change, before) === valuesThat(change, after);
  const restarts = !isSame('restart') || (!isSame('cart') && readsCart(after));
  if (restarts || selectFlow(before) !== selectFlow(after)) return 'target';
  return isSame('update') ? 'none' : 'place';
}
