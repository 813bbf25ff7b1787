import { type GenericSchema, safeParse } from 'valibot';

import { FORM_MESSAGE_IDS, type FormIssue, type FormMessageId } from './form-issue.ts';

const KNOWN = new Set<string>(FORM_MESSAGE_IDS);

function isFormMessageId(message: string): message is FormMessageId {
  return KNOWN.has(message);
}

/** What a message calls the number that a valibot action asked for. */
const VALUE_NAMES: Readonly<Record<string, string>> = {
  min_value: 'min',
  min_length: 'min',
  max_value: 'max',
  max_length: 'max',
};

/**
 * The first issue of each field that a schema finds, as plain data. The schema's messages are form
 * message ids; a value of a type that no input could give counts as missing.
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
    const message = isFormMessageId(issue.message) ? issue.message : 'forms.errors.required';
    const name = VALUE_NAMES[issue.type];
    return name && typeof issue.requirement === 'number'
      ? [{ field, message, values: { [name]: issue.requirement } }]
      : [{ field, message }];
  });
}
