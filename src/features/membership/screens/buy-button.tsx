import { useAtomValue, useSetAtom } from 'jotai';

import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import { buyPlanAction } from '../state/buy-plan.ts';
import { planPurchaseAtom } from '../state/plan-purchase-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

interface BuyButtonProps {
  plan: PremiumPlan;
  /** The one plan that stands out. */
  isBest?: boolean;
}

/** Goes to the plan's payment page; says in its own words that it makes the customer pay, and how much. Contract section 3. */
export function BuyButton({ plan, isBest = false }: BuyButtonProps) {
  const purchase = useAtomValue(planPurchaseAtom);
  const buy = useSetAtom(buyPlanAction);
  const money = useMoney();
  const t = useTranslate();
  const isLeaving = purchase.status === 'leaving';
  return (
    <Button
      variant={isBest ? 'smart' : 'secondary'}
      wide
      advances
      busy={isLeaving && purchase.planId === plan.id}
      disabled={isLeaving}
      onClick={() => void buy(plan)}
    >
      {t('premium.buy', { price: money(plan.totalPriceCents) })}
      <VisuallyHidden> · {plan.description}</VisuallyHidden>
    </Button>
  );
}
