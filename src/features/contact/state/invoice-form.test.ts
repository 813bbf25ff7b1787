import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { INVOICE } from './invoice-form.ts';

/** The customer has tried to continue, and then ticks the invoice. */
function tickAfterTry() {
  const store = createStore();
  const shownFields = () => store.get(INVOICE.shownIssues).map(({ field }) => field);
  store.set(submitCountAtom, 1);
  store.set(INVOICE.ask, true);
  return { store, shownFields };
}

it('an invoice that is ticked after a refused press shows no error before the next press', () => {
  const { store, shownFields } = tickAfterTry();
  expect(shownFields()).toEqual([]);
  store.set(submitCountAtom, 2);
  expect(shownFields()).toEqual(['name', 'vatId']);
});

it('shows the error of a field that is left, and not of the other', () => {
  const { store, shownFields } = tickAfterTry();
  store.set(INVOICE.edit, { vatId: '123' });
  store.set(INVOICE.leave, 'vatId');
  expect(shownFields()).toEqual(['vatId']);
});

it('shows all errors after the first press on a later step', () => {
  const { store, shownFields } = tickAfterTry();
  store.set(submitCountAtom, 0);
  store.set(submitCountAtom, 1);
  expect(shownFields()).toEqual(['name', 'vatId']);
});
