import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import { BuyButton } from './buy-button.tsx';
import { PlanTerms } from './plan-terms.tsx';
import '../../../ui/display/card.css';

/** Another plan, with a buy button of its own. */
export function PlanCard({ plan }: { plan: PremiumPlan }) {
  return (
    <article className="mc-card mc-plans__plan" part="card">
      <div className="mc-plans__offer">
        <h4 className="mc-plans__name">{plan.description}</h4>
        <PlanTerms plan={plan} />
      </div>
      <BuyButton plan={plan} />
    </article>
  );
}
