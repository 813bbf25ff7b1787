import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { trashIcon } from '../../../ui/icon/icon.tsx';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts';
import { isCartEmpty, type CartChange } from '../rules/cart.ts';
import type { UnavailableReason } from '../rules/resolve-cart.ts';
import {
  cartAtom,
  cartChangesAtom,
  unavailableItemsAtom,
  unpaidOrderAtom,
} from '../state/cart-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import './cart-screens.css';

/** The text of a change; `money` formats cents. */
function changeMessage(change: CartChange, t: Translate, money: (cents: number) => string): string {
  if (change.kind === 'gone') return t('cart.changes.gone', change);
  if (change.kind === 'new') return t('cart.changes.new', change);
  if (change.kind === 'quantity') return t('cart.changes.quantity', change);
  const amounts = { before: money(change.beforeCents), after: money(change.afterCents) };
  if (change.kind === 'delivery') return t('cart.changes.delivery', amounts);
  if (change.kind === 'discount') return t('cart.changes.discount', amounts);
  if (change.kind === 'final') return t('cart.changes.final', amounts);
  return t('cart.changes.price', { ...amounts, name: change.name });
}

const REASONS: Record<UnavailableReason, MessageKey> = {
  unknown: 'cart.leftOut.unknown',
  inactive: 'cart.leftOut.inactive',
  notTransported: 'cart.leftOut.notTransported',
  quantity: 'cart.leftOut.quantity',
};

interface ListNoticeProps {
  title: string;
  intro?: ReactNode;
  lines: readonly string[];
}

/** A notice with a list, announced when it appears. */
function ListNotice({ title, intro, lines }: ListNoticeProps) {
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

/** Changes of the cart, announced when they appear; nothing without any. */
export function ChangeList({
  changes,
  ...notice
}: Omit<ListNoticeProps, 'lines'> & { changes: readonly CartChange[] }) {
  const money = useMoney();
  const t = useTranslate();
  if (changes.length === 0) return null;
  return (
    <ListNotice {...notice} lines={changes.map((change) => changeMessage(change, t, money))} />
  );
}

/** The changes of the cart since the customer last saw it. Spec section 8. */
export function ChangesNotice() {
  const changes = useAtomValue(cartChangesAtom);
  const cart = useAtomValue(cartAtom);
  const isOfServer = useAtomValue(isProductCheckoutAtom);
  const t = useTranslate();
  // The cart may be empty because the browser repeated the order by itself: do not say that nothing was sent.
  const emptied = isOfServer ? 'cart.changes.emptied' : 'cart.changes.nothingSent';
  const text = isCartEmpty(cart) ? emptied : 'cart.changes.text';
  return <ChangeList title={t('cart.changes.title')} intro={<p>{t(text)}</p>} changes={changes} />;
}

/** Says that a cart in several currencies has no total and cannot be ordered; nothing for any other cart. */
export function CurrenciesNotice() {
  const { hasSeveralCurrencies } = useAtomValue(cartAtom);
  return hasSeveralCurrencies && <SeveralCurrencies />;
}

function SeveralCurrencies() {
  const t = useTranslate();
  const [title, text] = [t('cart.currencies.title'), t('cart.currencies.text')];
  useAnnouncement(`${title}. ${text}`);
  return (
    <Notice kind="warning" title={title}>
      {text}
    </Notice>
  );
}

/** The items of the page's cart that cannot be ordered, with reasons. */
export function UnavailableItemsNotice() {
  const items = useAtomValue(unavailableItemsAtom);
  const t = useTranslate();
  if (items.length === 0) return null;
  const lines = items.map(({ productId, name, reason }) =>
    t(REASONS[reason], { id: productId, name: name ?? productId }),
  );
  return <ListNotice title={t('cart.leftOut.title')} lines={lines} />;
}

/** Leads to an order of this browser that may still have to be paid. It may be another person's. */
export function UnpaidOrderNotice() {
  const unpaid = useAtomValue(unpaidOrderAtom);
  const t = useTranslate();
  if (!unpaid) return null;
  const action = (
    <Button small onClick={unpaid.show}>
      {t('payment.again.mine')}
    </Button>
  );
  return <Notice action={action}>{t('order.mayBeUnpaid')}</Notice>;
}

interface RemovedNoticeProps {
  name: string;
  /** A failed change removed it, not the customer. */
  byFault?: boolean;
  onUndo: () => void;
}

/** The last removed line with an undo button, which takes the focus from the button that disappeared. */
export function RemovedNotice({ name, byFault = false, onUndo }: RemovedNoticeProps) {
  const t = useTranslate();
  const text = t(byFault ? 'cart.removedByFault' : 'cart.removed', { name });
  const undo = useFocusOnMount<HTMLButtonElement>();
  useAnnouncement(text);
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
