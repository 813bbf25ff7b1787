import { useAtomValue } from 'jotai';

import { errorsOf, FormErrors, type FormError } from '../../../screen-kit/form-errors.tsx';
import { CONTACT } from '../state/contact-fields.ts';

/** All that keeps the form from going on, once the customer has tried to; others may join the contact's own. */
export function ContactErrors({ more = [] }: { more?: readonly FormError[] }) {
  const issues = useAtomValue(CONTACT.issues);
  return <FormErrors errors={[...errorsOf(issues, CONTACT.idOf), ...more]} />;
}
