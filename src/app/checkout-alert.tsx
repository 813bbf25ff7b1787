import { atom, useAtomValue, useSetAtom } from 'jotai';

import { useMessage, useTranslate } from '../screen-kit/screen.tsx';
import { alertAtom, refusalAtom, type RefusedThing } from '../context/problems.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { AlertDialog } from '../ui/dialog/dialog.tsx';

/** The title of the failure, and the text of the button. */
interface DialogTexts {
  title: MessageKey;
  next: MessageKey;
}

const OTHER: DialogTexts = { title: 'refusal.other', next: 'common.close' };

/** The dialogs that spec section 8 requires; any other unexpected error uses `OTHER`. */
const DIALOGS: Partial<Record<RefusedThing, DialogTexts>> = {
  booking: { title: 'refusal.booking', next: 'refusal.booking.next' },
  order: { title: 'refusal.order', next: 'refusal.order.next' },
  points: { title: 'refusal.points', next: 'refusal.points.next' },
  voucher: { title: 'refusal.payment', next: 'refusal.payment.next' },
  removal: { title: 'refusal.removal', next: 'refusal.order.next' },
  signIn: { title: 'refusal.signIn', next: 'common.retry' },
  register: { title: 'refusal.register', next: 'refusal.register.next' },
  social: { title: 'refusal.signIn', next: 'refusal.social.next' },
};

/** Closes the dialog; its message then shows beside the pressed button. */
const closeAlertAction = atom(null, (get, set) => {
  set(refusalAtom, get(alertAtom));
  set(alertAtom, null);
});

/** Says what was refused and what the customer can do next. Spec section 8. */
export default function CheckoutAlert() {
  const refusal = useAtomValue(alertAtom);
  const close = useSetAtom(closeAlertAction);
  const t = useTranslate();
  const say = useMessage();
  const { title, next } = (refusal && DIALOGS[refusal.about]) ?? OTHER;
  return (
    <AlertDialog open={refusal !== null} title={t(title)} okLabel={t(next)} onClose={close}>
      {refusal && say(refusal)}
    </AlertDialog>
  );
}
