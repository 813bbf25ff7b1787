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

/** What is wrong with one field, as data; the screen translates and shows it. */
export interface FormIssue<Field extends string = string> {
  field: Field;
  message: FormMessageId;
  values?: FormMessageValues;
}
