import { atom, type Atom } from 'jotai/vanilla';

import { attemptsAtom, touchedFieldsAtom } from './flow-atoms.ts';

/** Marks a field that the customer has left with this value: its issue may show, unless it was left empty. */
export const touchFieldAction = atom(null, (_get, set, field: string, value: string) =>
  set(touchedFieldsAtom, (touched) => {
    const next = new Set(touched);
    if (value.trim() === '') next.delete(field);
    else next.add(field);
    return next;
  }),
);

/** The issues of fields that the customer has left; all after a try to continue. `form` prefixes names of touched fields. */
export function shownIssuesOf<Issue extends { field: string }>(
  issuesAtom: Atom<readonly Issue[]>,
  form = '',
): Atom<readonly Issue[]> {
  return atom((get) => {
    const touched = get(touchedFieldsAtom);
    const all = get(attemptsAtom) > 0;
    return get(issuesAtom).filter(({ field }) => all || touched.has(form + field));
  });
}
