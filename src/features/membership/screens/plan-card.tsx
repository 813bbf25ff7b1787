import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { smartIcon, checkIcon, Icon } from '../../../ui/icon/icon.tsx';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { reservationOffersAtom } from '../../offer/state/reservation-offers-atom.ts';
import { buyPlanAction, openingPlanAtom } from '../state/plan-purchase.ts';
import '../../../ui/display/card.css';

/** What a plan charges and for how long, its price per month, and how often it can be used. Spec section 3 "Premium plan". */
function PlanTerms({ plan, large = false }: { plan: PremiumPlan; large?: boolean }) {
  const { priceCents, totalPriceCents, months, useLimit } = plan;
  const money = useMoney();
  const t = useTranslate();
  const uses =
    useLimit === null ? t('premium.noUseLimit') : t('premium.useLimit', { count: useLimit });
  return (
    <div className="mc-plans__terms">
      <Price now={t('premium.total', { price: money(totalPriceCents), months })} large={large} />
      {months > 1 && <Price now={money(priceCents)} note={t('premium.perMonth')} plain />}
      <span className="mc-quiet">{uses}</span>
    </div>
  );
}

interface Children {
  children: ReactNode;
}

function Benefit({ children }: Children) {
  return (
    <li className="mc-plans__benefit">
      <Icon path={checkIcon} size="small" />
      <span>{children}</span>
    </li>
  );
}

/** The extra benefit of this booking for a member; nothing if there is none. */
export function Benefits() {
  const { normal, smart } = useAtomValue(reservationOffersAtom);
  const money = useMoney();
  const t = useTranslate();
  const [price, usual] = [smart.price?.unitCents, normal.price?.unitCents];
  const isCheaper = price !== undefined && usual !== undefined && price < usual;
  const hasMoreOff = smart.discount > normal.discount;
  const hasMorePoints = smart.points !== null && smart.points > (normal.points ?? 0);
  if (!isCheaper && !hasMoreOff && !hasMorePoints) return null;
  return (
    <ul className="mc-plans__benefits">
      {isCheaper && (
        <Benefit>
          {t('premium.benefit.price', { price: money(price), normal: money(usual) })}
        </Benefit>
      )}
      {hasMoreOff && (
        <Benefit>
          {t('premium.benefit.discount', { percent: smart.discount, normal: normal.discount })}
        </Benefit>
      )}
      {hasMorePoints && (
        <Benefit>{t('premium.benefit.points', { points: smart.points ?? 0 })}</Benefit>
      )}
    </ul>
  );
}

/**
 * Opens the plan's payment page; its text says that the customer pays, and how much. What is known about renewal and ending
 * stands beside it. Contract section 3.
 */
function BuyButton({ plan, isBest = false }: { plan: PremiumPlan; isBest?: boolean }) {
  const openingId = useAtomValue(openingPlanAtom);
  const buy = useSetAtom(buyPlanAction);
  const money = useMoney();
  const t = useTranslate();
  return (
    <div className="mc-plans__buy">
      <p className="mc-quiet">{t('premium.renewal', { months: plan.months })}</p>
      <Button
        variant={isBest ? 'smart' : 'secondary'}
        wide
        advances
        busy={openingId === plan.id}
        disabled={openingId !== null}
        onClick={() => void buy(plan)}
      >
        {t('premium.buy', { price: money(plan.totalPriceCents) })}
        <VisuallyHidden>{plan.description}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** A plan other than the best one, with its buy button. */
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

/** A golden card with a badge beside its title. */
export function SmartCard({
  title,
  badge,
  children,
}: Record<'title' | 'badge', string> & Children) {
  const aside = (
    <Badge smart icon={smartIcon}>
      {badge}
    </Badge>
  );
  return (
    <Card smart title={title} aside={aside}>
      <div className="mc-plans__body">{children}</div>
    </Card>
  );
}

/** The "smart member" card: the best plan with its monthly price, its benefits and its buy button. Spec section 2 screen 13. */
export function BestPlan({ plan }: { plan: PremiumPlan }) {
  const t = useTranslate();
  return (
    <SmartCard title={t('premium.member')} badge={t('premium.best')}>
      <Benefits />
      <div className="mc-plans__offer">
        <p className="mc-plans__name">{plan.description}</p>
        <PlanTerms plan={plan} large />
      </div>
      <BuyButton plan={plan} isBest />
    </SmartCard>
  );
}
