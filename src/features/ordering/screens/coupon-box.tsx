import { useAtomValue, useSetAtom } from 'jotai';

import {
  editCouponAction,
  couponAtom,
  couponIsAppliedAtom,
  couponIsLockedAtom,
} from '../../cart/state/coupon.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Form } from '../../../ui/field/form.tsx';
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

/** The coupon in its own form, so that Enter does not order. Locks when applied. Spec section 4 "Cart". */
export function CouponBox() {
  const { text, status, problem, changes } = useAtomValue(couponAtom);
  const isApplied = useAtomValue(couponIsAppliedAtom);
  const isLocked = useAtomValue(couponIsLockedAtom);
  const { couponCode } = useAtomValue(cartAtom);
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const edit = useSetAtom(editCouponAction);
  const apply = useSetAtom(applyOrderCouponAction);
  const say = useMessage();
  const t = useTranslate();
  const error = problem ? say(problem) : null;
  useAnnouncement(error ?? '');
  return (
    <Card>
      <Form label={t('couponCode.label')} onSubmit={() => void apply()}>
        <div className="mc-coupon">
          <TextField
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
            busy={status === 'applying'}
            disabled={isApplied || isSending}
            icon={isApplied ? checkIcon : undefined}
          >
            {t(isApplied ? 'couponCode.applied' : 'couponCode.apply')}
          </Button>
        </div>
        {isApplied && <AppliedText />}
        <ChangeList title={t('couponCode.changes')} changes={changes} />
      </Form>
    </Card>
  );
}
