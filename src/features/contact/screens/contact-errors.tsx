import { useAtomValue } from 'jotai';

import { errorsOf, FormErrors, type FormError } from '../../../screen-kit/form-errors.tsx';
import { CONTACT } from '../state/contact-fields.ts';

/** The errors that block the form, once the customer has tried to continue; `more` adds those of other fields. */
export function ContactErrors({ more = [] }: { more?: readonly FormError[] }) {
  const issues = useAtomValue(CONTACT.issues);
  return <FormErrors errors={[...errorsOf(issues, CONTACT.idOf), ...more]} />;
}
