import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { PremiumOffer } from '../../offer/rules/premium-offer.ts';
import {
  checkMembershipAction,
  loadPlansAction,
  plansAtom,
  restorePurchaseAction,
} from '../state/plans.ts';
import type { Message } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { smartIsOpenAtom } from '../../offer/state/smart-atoms.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { smartIcon } from '../../../ui/icon/booking-icons.ts';
import { useMessage, useTranslate } from '../../../screen-kit/messages.ts';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { BegunPurchase } from './begun-purchase.tsx';
import { BestPlan, PlanCard } from './plan-card.tsx';

/** Reads the plans of who is signed in, and asks for the membership whenever the customer comes back to the page. */
function usePlans() {
  const userId = useAtomValue(credentialsAtom)?.userId;
  const { host } = useAtomValue(servicesAtom);
  const load = useSetAtom(loadPlansAction);
  const takeUp = useSetAtom(restorePurchaseAction);
  const check = useSetAtom(checkMembershipAction);
  useEffect(() => {
    if (userId === undefined) return;
    void load();
    void takeUp();
  }, [userId, load, takeUp]);
  useEffect(() => host.onPageShown(() => void check()), [host, check]);
}

function Waiting() {
  const t = useTranslate();
  return (
    <div className="mc-plans__waiting" aria-busy="true">
      <VisuallyHidden>{t('premium.loading')}</VisuallyHidden>
      <Skeleton shape="block" count={3} />
    </div>
  );
}

function Offer({ offer: { best, plans } }: { offer: PremiumOffer }) {
  const t = useTranslate();
  if (!best) {
    return (
      <EmptyState icon={smartIcon} title={t('premium.empty.title')}>
        {t('premium.empty.text')}
      </EmptyState>
    );
  }
  const others = plans.filter(({ id }) => id !== best.id);
  return (
    <>
      <BestPlan plan={best} />
      {others.length > 0 && (
        <section className="mc-plans__others">
          <h3 className="mc-plans__heading">{t('premium.others')}</h3>
          <ul className="mc-plans__list">
            {others.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mc-plans__legal">
        <p>{t('premium.payment')}</p>
        <LegalLinks lead="premium.legal" of="purchase" />
      </div>
    </>
  );
}

/** Why there are no plans to show, with the way to ask again. */
function Failure({ sentence }: { sentence: Message }) {
  const load = useSetAtom(loadPlansAction);
  const say = useMessage();
  const t = useTranslate();
  const retry = <Button onClick={() => void load()}>{t('common.retry')}</Button>;
  return (
    <Notice kind="danger" action={retry}>
      {say(sentence)}
    </Notice>
  );
}

/**
 * The plans of a signed-in customer: on their way, there, none, or not to be read; and a purchase that was begun,
 * whatever there is to buy now. Spec section 2 screen 13.
 */
export function MemberView() {
  const plans = useAtomValue(plansAtom);
  const isMember = useAtomValue(smartIsOpenAtom);
  usePlans();
  if (isMember || !plans || plans.status === 'loading') return <Waiting />;
  return (
    <>
      <BegunPurchase />
      {plans.status === 'ready' ? (
        <Offer offer={plans.offer} />
      ) : (
        <Failure sentence={plans.sentence} />
      )}
    </>
  );
}
