import { atom, type Atom } from 'jotai/vanilla';

import { attemptsAtom, touchedFieldsAtom } from './booking-state-atoms.ts';

/** Notes that the customer has left a field: its issue may show from now on. */
export const touchFieldAction = atom(null, (_get, set, field: string) =>
  set(touchedFieldsAtom, (touched) => new Set([...touched, field])),
);

/**
 * The issues that may show beside their fields: the customer has left the field, or has tried to continue. `form`
 * precedes a field's name among the touched fields.
 */
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
