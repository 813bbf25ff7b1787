import { type GenericSchema, safeParse } from 'valibot';

import type { FormIssue, FormMessageId } from './form-issue.ts';

/** What a rule without a message of its own says, by its kind, and what that calls the number asked for. Spec section 5 "Generic form messages". */
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

/** Every `FormMessageId`, also one that the build has shortened; a sentence of the library has spaces. */
const OWN_MESSAGE = /^[\w.]+$/;

/** Whether a form gave the message; else it is in the library's own words, whatever these are. */
function isFormMessageId(message: string): message is FormMessageId {
  return OWN_MESSAGE.test(message);
}

/**
 * The first issue of each field that a schema finds, as plain data. A rule's message is a form
 * message id, else the generic one of its kind; a value of a type that no input could give counts as missing.
 */
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
