import { useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';

import {
  editCouponAction,
  couponAtom,
  couponIsAppliedAtom,
  couponIsLockedAtom,
} from '../../cart/state/coupon.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { checkIcon } from '../../../ui/icon/icon.tsx';
import { ChangeList } from '../../cart/screens/cart-notices.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { useAnnouncement, useMessage, useTranslate } from '../../../screen-kit/screen.tsx';
import { applyOrderCouponAction } from '../state/choose-order-payment.ts';

/** The discount of the coupon, announced when it is applied. */
function AppliedText() {
  const { discountCents } = useAtomValue(cartAtom);
  const money = useMoney();
  const text = useTranslate()('couponCode.appliedText', { amount: money(discountCents) });
  useAnnouncement(text);
  return <p className="mc-hint">{text}</p>;
}

const FORM_ID = 'mc-coupon-form';

/** The form of the coupon, beside that of the order: a form cannot stand in another. The fields name it. */
export function CouponForm() {
  const apply = useSetAtom(applyOrderCouponAction);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  return <form id={FORM_ID} noValidate hidden onSubmit={submit} />;
}

/** The coupon, folded until it is asked for; Enter in it does not order. Locks when applied. Spec section 4 "Cart". */
export function CouponBox() {
  const { text, status, problem, changes } = useAtomValue(couponAtom);
  const isApplied = useAtomValue(couponIsAppliedAtom);
  const isLocked = useAtomValue(couponIsLockedAtom);
  const { couponCode } = useAtomValue(cartAtom);
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const edit = useSetAtom(editCouponAction);
  const say = useMessage();
  const t = useTranslate();
  const error = problem ? say(problem) : null;
  useAnnouncement(error ?? '');
  return (
    <Details summary={t('couponCode.have')} open={isApplied || isLocked || text !== ''}>
      <div className="mc-stack">
        <div className="mc-coupon">
          <TextField
            form={FORM_ID}
            label={t('couponCode.label')}
            optionalText={isApplied ? undefined : t('common.optional')}
            value={couponCode ?? text}
            onChange={edit}
            readOnly={isApplied || isLocked}
            error={isApplied ? null : error}
            autoComplete="off"
          />
          <Button
            type="submit"
            form={FORM_ID}
            busy={status === 'applying'}
            disabled={isApplied || isSending}
            icon={isApplied ? checkIcon : undefined}
          >
            {t(isApplied ? 'couponCode.applied' : 'couponCode.apply')}
          </Button>
        </div>
        {isApplied && <AppliedText />}
        <ChangeList title={t('couponCode.changes')} changes={changes} />
      </div>
    </Details>
  );
}
