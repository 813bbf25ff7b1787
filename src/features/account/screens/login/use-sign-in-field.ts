import { useAtomValue, useSetAtom } from 'jotai';

import type { SignInField } from '../../rules/sign-in-form.ts';
import { shownSignInIssuesAtom } from '../../state/sign-in-form-atoms.ts';
import { leaveSignInFieldAction } from '../../state/edit-sign-in.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { SIGN_IN_FIELD_IDS } from './sign-in-field-ids.ts';

/** What every judged control of the step needs besides its value: id, what is wrong with it, how it is left. */
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
