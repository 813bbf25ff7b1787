import { propertyName, type AttributeKey } from '../../../lib/config/attributes.ts';
import { fieldIn } from '../foreign-data.ts';

/** What is sold, as the key of the saved state has it. */
const TARGET_KEYS = [
  'entityId',
  'shopId',
  'campaignId',
  'offerCode',
  'serviceId',
] as const satisfies readonly AttributeKey[];

const targetOf = (element: Element): string =>
  JSON.stringify(TARGET_KEYS.map((key) => fieldIn(element, propertyName(key)) ?? null));

/**
 * The element that has taken the place of one that is no longer in the page: one that sells the same, first of all the one
 * with its id; null without one.
 */
export function replacementOf(element: HTMLElement): Element | null {
  const target = targetOf(element);
  const all = [...element.ownerDocument.querySelectorAll(element.localName)];
  const same = all.filter((each) => targetOf(each) === target);
  return same.find(({ id }) => id === element.id) ?? same[0] ?? null;
}
