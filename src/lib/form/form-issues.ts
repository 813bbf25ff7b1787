import { safeParse, type GenericSchema } from 'valibot';

import type { TextId } from '../text-id.ts';

/** The default message of each kind of rule, with the placeholder for its number. Spec section 5 "Generic form messages". */
const GENERIC: Readonly<Record<string, readonly [message: FormMessageId, value?: string]>> = {
  email: ['forms.errors.email'],
  url: ['forms.errors.url'],
  min_length: ['forms.errors.minLength', 'min'],
  max_length: ['forms.errors.maxLength', 'max'],
  min_value: ['forms.errors.min', 'min'],
  max_value: ['forms.errors.max', 'max'],
  safe_integer: ['forms.errors.integer'],
  gt_value: ['forms.errors.positive'],
  picklist: ['forms.errors.oneOf'],
};

/** Matches every `FormMessageId`; the library's messages have spaces. */
const OWN_MESSAGE = /^[\w.]+$/;

function isFormMessageId(message: string): message is FormMessageId {
  return OWN_MESSAGE.test(message);
}

/** The first issue of each field; a rule without a form message has the generic one. A value of a wrong type counts as missing. */
export function formIssues<Field extends string>(
  schema: GenericSchema<Record<Field, unknown>>,
  fields: readonly Field[],
  value: Record<Field, unknown>,
): readonly FormIssue<Field>[] {
  const found = safeParse(schema, value).issues ?? [];
  return fields.flatMap((field) => {
    const issue = found.find((each) => each.path?.[0]?.key === field);
    if (!issue) return [];
    const [generic = 'forms.errors.required', name] = GENERIC[issue.type] ?? [];
    const message = isFormMessageId(issue.message) ? issue.message : generic;
    return name && typeof issue.requirement === 'number'
      ? [{ field, message, values: { [name]: issue.requirement } }]
      : [{ field, message }];
  });
}

/** The messages beside fields. Spec section 5 and "Generic form messages". */
export type FormMessageId = Extract<TextId, `forms.errors.${string}` | `reservation.date${string}`>;

/** An invalid field. */
export interface FormIssue<Field extends string = string> {
  field: Field;
  message: FormMessageId;
  /** Of placeholders: `{min}`, `{max}`, `{hours}`. */
  values?: Readonly<Record<string, number>>;
}
