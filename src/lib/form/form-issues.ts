import { safeParse, type GenericSchema } from 'valibot';

/**
 * The message of a rule without its own, by the kind of rule, and the placeholder for its number. Spec section 5
 * "Generic form messages".
 */
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

/** Whether the message is one of the form; otherwise it is the library's own wording. */
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

/** Every message that a form may show beside a field. Spec section 5 and "Generic form messages". */
export type FormMessageId =
  | 'forms.errors.required'
  | 'forms.errors.email'
  | 'forms.errors.url'
  | 'forms.errors.minLength'
  | 'forms.errors.maxLength'
  | 'forms.errors.min'
  | 'forms.errors.max'
  | 'forms.errors.integer'
  | 'forms.errors.positive'
  | 'forms.errors.oneOf'
  | 'forms.errors.nameInvalid'
  | 'forms.errors.emailInvalid'
  | 'forms.errors.phonePrefixInvalid'
  | 'forms.errors.phoneInvalid'
  | 'forms.errors.phoneInvalidAbroad'
  | 'forms.errors.vatIdLength'
  | 'forms.errors.vatIdStart'
  | 'forms.errors.vatIdCheckDigit'
  | 'forms.errors.passwordLogin'
  | 'forms.errors.passwordRegister'
  | 'forms.errors.passwordInvalid'
  | 'forms.errors.acceptConditionsInvalid'
  | 'reservation.dateNotAvailable'
  | 'reservation.dateSelectionMissingDate'
  | 'reservation.dateSelectionMissingDateTime'
  | 'reservation.dateSelectionMissingDateTimes'
  | 'reservation.dateSelectionMissingLaterDateTime'
  | 'reservation.dateSelectionNotEnoughDateTimes'
  | 'reservation.dateTimesLimitReached';

/** Numbers that a message names: `{min}`, `{max}`, `{hours}`. */
type FormMessageValues = Readonly<Record<string, number>>;

/** An invalid field, as data; the screen translates and shows it. */
export interface FormIssue<Field extends string = string> {
  field: Field;
  message: FormMessageId;
  values?: FormMessageValues;
}
