import { atom, createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import type { FormIssue } from '../../lib/form/form-issues.ts';
import { submitCountAtom } from './flow-atoms.ts';
import { formOf } from './form-model.ts';
import { beginPressAction, endPressAction } from './pointer-press.ts';

const STREET = { field: 'street', message: 'forms.errors.streetInvalid' } as const;
const CITY = { field: 'city', message: 'forms.errors.cityInvalid' } as const;

function start(typed: { street: string; city: string }) {
  const values = atom(typed);
  const form = formOf<'street' | 'city'>({
    id: 'home',
    values,
    edit: atom(null, (get, set, part: Partial<typeof typed>) =>
      set(values, { ...get(values), ...part }),
    ),
    issues: atom((): readonly FormIssue<'street' | 'city'>[] => [STREET, CITY]),
    onLeave: (get, set, field) =>
      set(values, { ...get(values), [field]: get(values)[field].trim() }),
  });
  return { form, store: createStore() };
}

test('a wrong field shows its error once it is left with a value, and no longer when it is left empty', () => {
  const { form, store } = start({ street: '?', city: '' });
  expect(store.get(form.shownIssues)).toEqual([]);
  store.set(form.leave, 'street');
  store.set(form.leave, 'city');
  expect(store.get(form.shownIssues)).toEqual([STREET]);
  store.set(form.edit, { street: ' ' });
  store.set(form.leave, 'street');
  expect(store.get(form.shownIssues)).toEqual([]);
});

test('the error waits for the press that took the focus away', () => {
  const { form, store } = start({ street: '?', city: '' });
  store.set(beginPressAction);
  store.set(form.leave, 'street');
  expect(store.get(form.shownIssues)).toEqual([]);
  store.set(endPressAction);
  expect(store.get(form.shownIssues)).toEqual([STREET]);
});

test('all errors show after a try to continue', () => {
  const { form, store } = start({ street: '', city: '' });
  store.set(submitCountAtom, 1);
  expect(store.get(form.shownIssues)).toEqual([STREET, CITY]);
});

test('a field that is left is put right', () => {
  const { form, store } = start({ street: ' Rua A 1 ', city: '' });
  store.set(form.leave, 'street');
  expect(store.get(form.values).street).toBe('Rua A 1');
});
