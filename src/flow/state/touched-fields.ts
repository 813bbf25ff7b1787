import { atom, type Atom } from 'jotai/vanilla';

import { attemptsAtom, touchedFieldsAtom } from './flow-atoms.ts';

/** Marks a field that the customer has left: its issue may show. */
export const touchFieldAction = atom(null, (_get, set, field: string) =>
  set(touchedFieldsAtom, (touched) => new Set([...touched, field])),
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
