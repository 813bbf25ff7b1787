import type { Attempt } from '../../../submission/purchase-kind.ts';
import {
  isAbort,
  refusalAtom,
  reportError,
  stepNoticeAtom,
  toApiError,
} from '../../../context/problems.ts';
import { runSignalAtom } from '../../../context/checkout-context.ts';
import type { Prize } from '../../../lib/user-session.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import type { SubmitKind } from '../../../platform/host/checkout-events.ts';
import type { AttemptTools } from '../../../submission/press-context.ts';
import { getPrizes } from '../calls/prize-calls.ts';
import { isSameAccount } from './freeze-press.ts';
import { PRIZES } from './prizes.ts';

/** A press with a prize in the total shown. */
interface PrizePress extends Pick<Attempt<unknown>, 'press' | 'intent'> {
  about: SubmitKind;
  prize: Prize | null;
}

/**
 * Checks the chosen prize before it is sent, because the request names it without its value. One that was spent or is worth
 * another amount is shown with the new total. If the prizes cannot be read, says so. In both cases nothing is sent, and the
 * customer may press again. A second try is not checked: the first may have spent the prize. Returns whether nothing may be
 * sent; false at once where nothing is to be checked.
 */
export function prizeHasChanged(
  pressed: PrizePress,
  tools: AttemptTools,
): false | Promise<boolean> {
  const { prize, press, intent } = pressed;
  const { credentials } = press;
  if (!prize || !credentials || intent.isSecond) return false;
  return checkPrize(pressed, prize, credentials, tools);
}

async function checkPrize(
  { press, about }: PrizePress,
  shown: Prize,
  credentials: Credentials,
  { get, set }: AttemptTools,
): Promise<boolean> {
  const signal = get(runSignalAtom);
  let prizes: readonly Prize[];
  try {
    prizes = await press.call(getPrizes, [credentials], { signal });
    signal.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    // The session of the account has ended: the submission asks to sign in.
    if (toApiError(error).code === 'auth') throw error;
    reportError(get, error);
    set(refusalAtom, { about, key: 'errors.totalNotChecked' });
    return true;
  }
  if (!isSameAccount(get, press)) return true;
  const now = prizes.find(({ id }) => id === shown.id);
  if (now?.prizeValueCents === shown.prizeValueCents) return false;
  set(PRIZES.state, prizes);
  set(stepNoticeAtom, { tone: 'warning', message: { key: 'account.prizeChanged' } });
  return true;
}
