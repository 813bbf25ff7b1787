import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { isCartEmpty } from '../rules/cart.ts';
import type { LeftOut } from '../rules/resolve-cart.ts';
import { cartAtom, cartIsOfServerAtom } from '../state/cart-atom.ts';
import { cartChangesAtom } from '../state/cart-state-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { trashIcon } from '../../../ui/icon/booking-icons.ts';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { changeInWords, leftOutInWords } from './cart-change-words.ts';
import { useCartMoney } from './use-cart-money.ts';
import './cart.css';

interface ListNoticeProps {
  title: string;
  intro?: ReactNode;
  lines: readonly string[];
}

/** A remark with a line for each thing, said aloud when it comes. */
export function ListNotice({ title, intro, lines }: ListNoticeProps) {
  useAnnouncement([title, ...lines].join(' '));
  return (
    <Notice kind="warning" title={title}>
      {intro}
      <ul className="mc-cart-notice__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What changed while the order was under way: each thing as it was and as it is now. Spec section 8. */
export function ChangesNotice() {
  const changes = useAtomValue(cartChangesAtom);
  const cart = useAtomValue(cartAtom);
  const isOfServer = useAtomValue(cartIsOfServerAtom);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  if (changes.length === 0) return null;
  // With nothing left there is nothing to go on with. A browser may have sent an order twice by itself, of which only
  // the second answer came: nobody can say then that nothing was sent.
  const emptied = isOfServer ? 'cart.changes.emptied' : 'cart.changes.nothingSent';
  const text = isCartEmpty(cart) ? emptied : 'cart.changes.text';
  return (
    <ListNotice
      title={t('cart.changes.title')}
      intro={<p>{t(text)}</p>}
      lines={changes.map((change) => changeInWords(change, t, money))}
    />
  );
}

/** What of the page's cart cannot be ordered, each with its reason. */
export function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useTranslate();
  if (leftOut.length === 0) return null;
  const lines = leftOut.map((each) => leftOutInWords(each, t));
  return <ListNotice title={t('cart.leftOut.title')} lines={lines} />;
}

interface RemovedNoticeProps {
  name: string;
  /** Nobody asked for that. */
  byFault?: boolean;
  onUndo: () => void;
}

/** What was taken out last, with the way back, which takes the focus: the button that was pressed has gone with its line. */
export function RemovedNotice({ name, byFault = false, onUndo }: RemovedNoticeProps) {
  const t = useTranslate();
  const text = t(byFault ? 'cart.removedByFault' : 'cart.removed', { name });
  const undo = useRef<HTMLButtonElement>(null);
  useAnnouncement(text);
  useLayoutEffect(() => undo.current?.focus(), []);
  const action = (
    <Button small ref={undo} onClick={onUndo}>
      {t('cart.undo')}
    </Button>
  );
  return (
    <Notice kind={byFault ? 'warning' : 'info'} icon={trashIcon} action={action}>
      {text}
    </Notice>
  );
}
