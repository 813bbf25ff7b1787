import { useAtom, useAtomValue } from 'jotai';

import { errorsOf } from '../../../../screen-kit/form-errors.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { useFields } from '../../../../screen-kit/use-fields.ts';
import { AlertDialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { touchedFieldsAtom } from '../../../../flow/state/flow-atoms.ts';
import { EmailSuggestion } from '../../../contact/screens/email-suggestion.tsx';
import {
  SIGN_IN,
  signInAttemptsAtom,
  signInFaultsAtom,
  signInTabAtom,
} from '../../state/sign-in-form.ts';

/** The properties of each view of the sign-in step. */
export interface SignInViewProps {
  /** Another view was shown before it: its heading takes the focus. */
  focusTitle: boolean;
}

/** The `autocomplete` token: the user name of a stored account, or the customer's e-mail for a new one. */
const AUTO_COMPLETE = { login: 'username', register: 'email' } as const;

/** The e-mail address that is the account's name. */
export function EmailField() {
  const field = useFields(SIGN_IN)('email');
  const tab = useAtomValue(signInTabAtom);
  const t = useTranslate();
  const isLeft = useAtomValue(touchedFieldsAtom).has(field.id);
  return (
    <div className="mc-email">
      <TextField
        {...field}
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete={AUTO_COMPLETE[tab]}
        required
      />
      {isLeft && <EmailSuggestion email={field.value} onAccept={field.onChange} />}
    </div>
  );
}

/**
 * All that keeps the view from going on, in a modal after each try. It is read out; closing it gives the focus to the first
 * wrong field, which has it when the modal opens. Spec section 5.
 */
export function SignInErrors() {
  const [faults, setFaults] = useAtom(signInFaultsAtom);
  const attempts = useAtomValue(signInAttemptsAtom);
  const t = useTranslate();
  const title = t('forms.errorSummary');
  const errors = errorsOf(faults, SIGN_IN.idOf).map(({ fieldId, message, values }) => ({
    fieldId,
    message: t(message, values),
  }));
  return (
    <>
      {attempts > 0 && <ErrorSummary title={title} errors={errors} focusKey={attempts} />}
      <AlertDialog
        open={errors.length > 0}
        title={title}
        okLabel={t('signIn.check')}
        onClose={() => setFaults([])}
      >
        <ul className="mc-sign-in__faults">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>{message}</li>
          ))}
        </ul>
      </AlertDialog>
    </>
  );
}
