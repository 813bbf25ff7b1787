import { userAtom } from '../../../context/checkout-context.ts';
import { messageForError, refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import type { AccountRules } from '../../../submission/purchase-kind.ts';
import { mustShowAccount } from './credentials.ts';
import { freezePress, isSameAccount } from './freeze-press.ts';
import { endSessionAction, SESSION_ENDED } from './session.ts';

/** The account's part in every submission. */
export const ACCOUNT_RULES: AccountRules = {
  freeze: freezePress,
  isSameAccount,

  /**
   * The page must show an account from a link, with "not you?", before it is used. If the code of that notice is late or
   * lost, the step says so.
   */
  check(get, set) {
    const token = get(userAtom)?.token;
    const isUnseen = token !== undefined && mustShowAccount(get, token);
    return (
      isUnseen &&
      (() => set(stepNoticeAtom, { tone: 'warning', message: { key: 'errors.linkedAccount' } }))
    );
  },

  /**
   * A signed-in customer reads that the session has ended, beside the button if the step stays. A guest reads the server's
   * message at the sign-in step, and Back returns here.
   */
  askToSignIn(get, set, error, about) {
    const user = get(userAtom);
    const step = get(currentEntryAtom)?.step;
    if (!user) {
      if (step) set(visitStepAction, 'login', step);
      return set(stepNoticeAtom, { tone: 'warning', message: messageForError(error) });
    }
    void set(endSessionAction, user.token);
    if (get(stepNoticeAtom)?.message !== SESSION_ENDED || get(currentEntryAtom)?.step !== step)
      return;
    // The customer is still at the button, and the top of the step may be out of sight.
    set(stepNoticeAtom, null);
    set(refusalAtom, { about, ...SESSION_ENDED });
  },
};
