import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import { Price } from '../../../ui/display/price.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

interface PlanTermsProps {
  plan: PremiumPlan;
  large?: boolean;
}

/** What a plan costs a month and in all, for how long, and how often it can be used. Spec section 3 "Premium plan". */
export function PlanTerms({ plan, large = false }: PlanTermsProps) {
  const { priceCents, totalPriceCents, months, period, useLimit } = plan;
  const money = useMoney();
  const t = useTranslate();
  const uses =
    useLimit === null ? t('premium.noUseLimit') : t('premium.useLimit', { count: useLimit });
  return (
    <div className="mc-plans__terms">
      <Price now={money(priceCents)} note={t('premium.perMonth')} large={large} />
      <span className="mc-plans__total">
        {t('premium.total', { price: money(totalPriceCents), months })}
      </span>
      <span className="mc-plans__facts">{[period, uses].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
