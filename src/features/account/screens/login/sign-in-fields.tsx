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
  signInSubmitCountAtom,
  signInFaultsAtom,
  signInTabAtom,
} from '../../state/sign-in-form.ts';

/** Props of all views of the sign-in step. */
export interface SignInViewProps {
  /** Focuses the heading, because another view of the step was shown before. */
  focusTitle: boolean;
}

/** The `autocomplete` token: the user name of an existing account, or the e-mail for a new one. */
const AUTO_COMPLETE = { login: 'username', register: 'email' } as const;

/** The e-mail address, which is the account's user name. */
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
 * All issues of the view, in a summary and in a modal after each failed press. The first wrong field has the focus before the
 * modal opens and gets it back when it closes. Spec section 5.
 */
export function SignInErrors() {
  const [faults, setFaults] = useAtom(signInFaultsAtom);
  const submitCount = useAtomValue(signInSubmitCountAtom);
  const t = useTranslate();
  const title = t('forms.errorSummary');
  const errors = errorsOf(faults, SIGN_IN.idOf).map(({ fieldId, message, values }) => ({
    fieldId,
    message: t(message, values),
  }));
  return (
    <>
      {submitCount > 0 && <ErrorSummary title={title} errors={errors} focusKey={submitCount} />}
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
