import { atom, type Atom } from 'jotai/vanilla';

/** Tells what a running order adds to what was chosen; comes with the code of orders, null before that. */
export const orderChoiceSourceAtom = atom<{ choice: Atom<string> } | null>(null);

/** What an order adds to what was chosen, as a text to compare; empty for a booking of a date. Nothing personal is in it. */
export const orderChoiceAtom = atom((get): string => {
  const source = get(orderChoiceSourceAtom);
  return source ? get(source.choice) : '';
});
