import { useAtomValue, useSetAtom } from 'jotai';

import type { Form } from '../flow/state/form-model.ts';
import { useTranslate } from './screen.tsx';

/** The properties of the control of each text field of a form: id, value, error and event handlers. */
export function useFields<Field extends string, Checked extends string>(
  form: Form<Field, Checked>,
) {
  const values = useAtomValue(form.values);
  const issues = useAtomValue(form.shownIssues);
  const edit = useSetAtom(form.edit);
  const leave = useSetAtom(form.leave);
  const t = useTranslate();
  return (field: Field) => {
    const name: string = field;
    const issue = issues.find((each) => each.field === name);
    return {
      id: form.idOf(field),
      value: values[field],
      error: issue ? t(issue.message, issue.values) : null,
      onChange: (text: string) => {
        const part: Partial<Record<Field, string>> = {};
        part[field] = text;
        edit(part);
      },
      onBlur: () => leave(field),
    };
  };
}
