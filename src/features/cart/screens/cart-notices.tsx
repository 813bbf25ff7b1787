import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { trashIcon } from '../../../ui/icon/booking-icons.ts';
import { isCartEmpty, type CartChange } from '../rules/cart.ts';
import type { UnavailableItem, UnavailableReason } from '../rules/resolve-cart.ts';
import { cartAtom, cartChangesAtom } from '../state/cart-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { useCartMoney } from './use-cart-money.ts';
import './cart.css';

/** What became of one thing of a cart, in words; `money` writes cents. */
export function changeMessage(
  change: CartChange,
  t: Translate,
  money: (cents: number) => string,
): string {
  switch (change.kind) {
    case 'gone':
      return t('cart.changes.gone', { name: change.name });
    case 'new':
      return t('cart.changes.new', { name: change.name, quantity: change.quantity });
    case 'quantity':
      return t('cart.changes.quantity', {
        name: change.name,
        before: change.before,
        after: change.after,
      });
    case 'price':
      return t('cart.changes.price', {
        name: change.name,
        before: money(change.beforeCents),
        after: money(change.afterCents),
      });
    case 'final':
      return t('cart.changes.final', {
        before: money(change.beforeCents),
        after: money(change.afterCents),
      });
  }
}

const LEFT_OUT: Record<UnavailableReason, MessageKey> = {
  unknown: 'cart.leftOut.unknown',
  inactive: 'cart.leftOut.inactive',
  notTransported: 'cart.leftOut.notTransported',
  quantity: 'cart.leftOut.quantity',
};

/** Why something that was asked for is not in the cart, in words. */
function unavailableItemMessage(
  { productId, name, reason }: UnavailableItem,
  t: Translate,
): string {
  return t(LEFT_OUT[reason], { id: productId, name: name ?? productId });
}

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
  const isOfServer = useAtomValue(isProductCheckoutAtom);
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
      lines={changes.map((change) => changeMessage(change, t, money))}
    />
  );
}

/** What of the page's cart cannot be ordered, each with its reason. */
export function UnavailableItemsNotice({ leftOut }: { leftOut: readonly UnavailableItem[] }) {
  const t = useTranslate();
  if (leftOut.length === 0) return null;
  const lines = leftOut.map((each) => unavailableItemMessage(each, t));
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
