import { atom, type Atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import type { FormIssue } from '../../lib/form/form-issues.ts';
import { submitCountAtom, touchedFieldsAtom } from './flow-atoms.ts';
import { afterPressAction } from './pointer-press.ts';

interface FormParts<Field extends string, Checked extends string> {
  /** Prefix of the ids of its controls; unique within the element. */
  id: string;
  values: Atom<Readonly<Record<Field, string>>>;
  /** Sets what was typed, as it was typed. */
  edit: WritableAtom<unknown, [Partial<Record<Field, string>>], unknown>;
  /** The issues that block the form, at most one per field, in the form's order. */
  issues: Atom<readonly FormIssue<Checked>[]>;
  /** How often the form was submitted; the count of the step by default. */
  submitCount?: Atom<number>;
  /** Normalises a field's value when it is left. */
  onLeave?: (get: Getter, set: Setter, field: Field) => void;
}

/** A form of text fields in a step; `Checked` names also the controls of another kind that have issues. */
export interface Form<Field extends string, Checked extends string = Field> extends Omit<
  FormParts<Field, Checked>,
  'id' | 'onLeave' | 'submitCount'
> {
  /** The id of a field's control, the target of links in an error summary. */
  idOf: (field: Checked | Field) => string;
  /** Issues to show beside their field: the customer has left it with a value, or has tried to continue. */
  shownIssues: Atom<readonly FormIssue<Checked>[]>;
  /** Marks a field as left, after the press that moved the focus. */
  leave: WritableAtom<null, [Field], void>;
}

/** The id of the control of a field in a form of that id. */
export const controlId = (id: string, field: string): string => `${id}-${field}`;

/** Creates a form that shows the issues of a field when it is left, and all after a try to continue. Spec section 5. */
export function formOf<Field extends string, Checked extends string = Field>(
  parts: FormParts<Field, Checked>,
): Form<Field, Checked> {
  const { id, values, edit, issues, submitCount = submitCountAtom, onLeave } = parts;
  const idOf = (field: Checked | Field) => controlId(id, field);
  const leave = atom(null, (get, set, field: Field) =>
    set(afterPressAction, () => {
      onLeave?.(get, set, field);
      const touched = new Set(get(touchedFieldsAtom));
      if (get(values)[field].trim() === '') touched.delete(idOf(field));
      else touched.add(idOf(field));
      set(touchedFieldsAtom, touched);
    }),
  );
  const shownIssues = atom((get) => {
    const touched = get(touchedFieldsAtom);
    const all = get(submitCount) > 0;
    return get(issues).filter(({ field }) => all || touched.has(idOf(field)));
  });
  return { values, edit, issues, idOf, shownIssues, leave };
}
