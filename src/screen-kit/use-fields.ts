import { useAtomValue, useSetAtom } from 'jotai';

import type { Form } from '../flow/state/form.ts';
import { useTranslate } from './screen.tsx';

/** What the control of each text field of a form needs: its id, its value, what is wrong with it, and what its events do. */
export function useFields<Field extends string>(form: Form<Field>) {
  const values = useAtomValue(form.values);
  const issues = useAtomValue(form.shownIssues);
  const edit = useSetAtom(form.edit);
  const leave = useSetAtom(form.leave);
  const t = useTranslate();
  return (field: Field) => {
    const issue = issues.find((each) => each.field === field);
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
