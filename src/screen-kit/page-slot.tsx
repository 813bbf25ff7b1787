/** Where the page may add content of its own, by the name of the slot; described in `SLOTS` of scripts/public-api.mjs. */
export type PageSlotName = 'before-confirm' | 'in-summary' | 'after-success';

/**
 * Shows the children of the element that name this slot. They are the page's own nodes with its styles; without any, nothing is
 * shown and no space is taken. Never between a button and the sentence that the law requires for it. Contract section 1.
 */
export function PageSlot({ name }: { name: PageSlotName }) {
  return <slot name={name} />;
}
