import {
  ATTRIBUTE_KEYS,
  ATTRIBUTES,
  type AttributeRow,
  type AttributeValues,
} from '../lib/config/attributes.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { needsOf, selectFlow } from './select-flow.ts';

/** The attributes that say whose checkout it is. */
const IDENTITY: readonly string[] = ['userId', 'token', 'externalToken'];

/** The values with one effect of a change, as a text to compare. */
function valuesThat(change: AttributeRow<unknown>['change'], config: Partial<AttributeValues>) {
  const keys = ATTRIBUTE_KEYS.filter((key) => ATTRIBUTES[key].change === change);
  return JSON.stringify(keys.map((key) => config[key]));
}

/** Whether the page and links name the account as before: one from a link has to be shown to the customer. */
const isNamedAlike = (before: CheckoutConfig, after: CheckoutConfig): boolean =>
  IDENTITY.every((key) => before.linked.includes(key) === after.linked.includes(key));

/**
 * A config with the target of another one: its flow, offer and cart. Everything else stays, above all account, consent and
 * language, which are the page's at each moment.
 */
export function withTarget(
  config: CheckoutConfig,
  target: Partial<AttributeValues>,
): CheckoutConfig {
  const keys = ATTRIBUTE_KEYS.filter((key) =>
    ['restart', 'cart', 'update'].includes(ATTRIBUTES[key].change ?? ''),
  ).filter((key) => !IDENTITY.includes(key));
  const values = keys.map((key) => [key, target[key]]);
  return { ...config, ...Object.fromEntries(values) };
}

/** The effect of another config on a running flow: none, an update in place, or a restart. */
export function changeOfTarget(
  before: CheckoutConfig,
  after: CheckoutConfig,
): 'none' | 'place' | 'target' {
  const isSame = (change: AttributeRow<unknown>['change']) =>
    valuesThat(change, before) === valuesThat(change, after);
  const flow = selectFlow(after);
  // The server's cart belongs to a session.
  const readsCart = needsOf(flow, after).includes('cart');
  if (!isNamedAlike(before, after)) return 'target';
  if (!isSame('restart') || (!isSame('cart') && readsCart)) return 'target';
  if (selectFlow(before) !== flow) return 'target';
  return isSame('update') ? 'none' : 'place';
}
