import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { AlertDialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { EmailSuggestion } from '../../../contact/screens/email-suggestion.tsx';
import type { SignInField } from '../../rules/sign-in-form.ts';
import {
  leaveSignInFieldAction,
  shownSignInIssuesAtom,
  signInAttemptsAtom,
  signInFaultsAtom,
  signInFormAtom,
  signInIssuesAtom,
  signInTabAtom,
  signInTouchedAtom,
} from '../../state/sign-in-form.ts';

/** The properties of each view of the sign-in step. */
export interface SignInViewProps {
  /** Another view was shown before it: its heading takes the focus. */
  focusTitle: boolean;
}

/** Ids of the sign-in step's controls, where the links of an error summary lead. */
const SIGN_IN_FIELD_IDS: Record<SignInField, string> = {
  email: 'mc-sign-in-email',
  password: 'mc-sign-in-password',
  acceptConditions: 'mc-sign-in-accept',
};

/** The id, error and blur handler of a control that is checked. */
export function useSignInField(field: SignInField) {
  const issue = useAtomValue(shownSignInIssuesAtom).find((each) => each.field === field);
  const leave = useSetAtom(leaveSignInFieldAction);
  const t = useTranslate();
  return {
    id: SIGN_IN_FIELD_IDS[field],
    error: issue ? t(issue.message, issue.values) : null,
    onBlur: () => leave(field),
  };
}

/** The `autocomplete` token: the user name of a stored account, or the customer's e-mail for a new one. */
const AUTO_COMPLETE = { login: 'username', register: 'email' } as const;

/** The e-mail address that is the account's name. */
export function EmailField() {
  const [{ email }, edit] = useAtom(signInFormAtom);
  const tab = useAtomValue(signInTabAtom);
  const t = useTranslate();
  const isLeft = useAtomValue(signInTouchedAtom).has('email');
  return (
    <div className="mc-email">
      <TextField
        {...useSignInField('email')}
        label={t('contact.email')}
        value={email}
        onChange={(text) => edit({ email: text })}
        type="email"
        inputMode="email"
        autoComplete={AUTO_COMPLETE[tab]}
        required
      />
      {isLeft && <EmailSuggestion email={email} onAccept={(meant) => edit({ email: meant })} />}
    </div>
  );
}

/**
 * The modal that lists the errors after "continue". It takes the focus and is read out; closing it moves to the
 * first wrong field, so that the summary below need not take the focus too. Spec section 5.
 */
function FaultsModal() {
  const [faults, setFaults] = useAtom(signInFaultsAtom);
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const firstWrong = useRef<string | null>(null);
  const first = faults[0]?.field;
  useEffect(() => {
    if (first) {
      firstWrong.current = SIGN_IN_FIELD_IDS[first];
      return;
    }
    const root = place.current?.getRootNode();
    if (firstWrong.current !== null && root instanceof ShadowRoot) {
      root.getElementById(firstWrong.current)?.focus();
    }
    firstWrong.current = null;
  }, [first]);
  return (
    <div className="mc-sign-in__modal" ref={place}>
      <AlertDialog
        open={faults.length > 0}
        title={t('forms.errorSummary')}
        okLabel={t('signIn.check')}
        onClose={() => setFaults([])}
      >
        <ul className="mc-sign-in__faults">
          {faults.map(({ field, message, values }) => (
            <li key={field}>{t(message, values)}</li>
          ))}
        </ul>
      </AlertDialog>
    </div>
  );
}

/** All that keeps the view from going on, once the customer has tried to: in the modal, and in a summary that stays. */
export function SignInErrors() {
  const issues = useAtomValue(signInIssuesAtom);
  const attempts = useAtomValue(signInAttemptsAtom);
  const t = useTranslate();
  const errors = issues.map(({ field, message, values }) => ({
    fieldId: SIGN_IN_FIELD_IDS[field],
    message: t(message, values),
  }));
  return (
    <>
      <FaultsModal />
      {attempts > 0 && <ErrorSummary title={t('forms.errorSummary')} errors={errors} />}
    </>
  );
}
