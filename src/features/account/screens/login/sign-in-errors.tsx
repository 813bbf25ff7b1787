import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import {
  signInAttemptsAtom,
  signInFaultsAtom,
  signInIssuesAtom,
} from '../../state/sign-in-form-atoms.ts';
import { closeSignInFaultsAction } from '../../state/edit-sign-in.ts';
import { AlertDialog } from '../../../../ui/dialog/alert-dialog.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { SIGN_IN_FIELD_IDS } from './sign-in-field-ids.ts';

/**
 * The modal that lists what is wrong after "continue". It takes the focus and is read out; closing it leads to the
 * first wrong field, so that the summary below need not take the focus as well. Spec section 5.
 */
function FaultsModal() {
  const faults = useAtomValue(signInFaultsAtom);
  const close = useSetAtom(closeSignInFaultsAction);
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
        okLabel={t('common.ok')}
        onClose={close}
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
