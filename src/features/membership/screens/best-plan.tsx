import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { smartIcon } from '../../../ui/icon/booking-icons.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { Benefits } from './benefits.tsx';
import { BuyButton } from './buy-button.tsx';
import { PlanTerms } from './plan-terms.tsx';

/** The "smart member" header: the best plan with its monthly price, what it gives, and its buy button. Spec section 2 screen 13. */
export function BestPlan({ plan }: { plan: PremiumPlan }) {
  const t = useTranslate();
  return (
    <Card
      smart
      title={t('premium.member')}
      aside={
        <Badge smart icon={smartIcon}>
          {t('premium.best')}
        </Badge>
      }
    >
      <div className="mc-plans__body">
        <Benefits />
        <div className="mc-plans__offer">
          <p className="mc-plans__name">{plan.description}</p>
          <PlanTerms plan={plan} large />
        </div>
        <BuyButton plan={plan} isBest />
      </div>
    </Card>
  );
}
