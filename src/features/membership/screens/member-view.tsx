import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { PremiumOffer } from '../rules/premium-offer.ts';
import {
  checkMembershipAction,
  loadPlansAction,
  plansAtom,
  restoreBegunPlanAction,
} from '../state/plans-state.ts';
import { CHECKED_PROFILE, openingPlanAtom, planIsBegunAtom } from '../state/plan-purchase.ts';
import type { Message } from '../../../context/problems.ts';
import { servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { smartIsOpenAtom } from '../../offer/state/offer-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { smartIcon } from '../../../ui/icon/icon.tsx';
import { useAnnouncement, useMessage, useTranslate } from '../../../screen-kit/screen.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { BestPlan, PlanCard } from './plan-card.tsx';

/** Reads the plans of the signed-in user, and checks the membership whenever the page becomes visible. */
function usePlans() {
  const userId = useAtomValue(credentialsAtom)?.userId;
  const { host } = useAtomValue(servicesAtom);
  const load = useSetAtom(loadPlansAction);
  const restore = useSetAtom(restoreBegunPlanAction);
  const check = useSetAtom(checkMembershipAction);
  useEffect(() => {
    if (userId === undefined) return;
    void load();
    void restore();
  }, [userId, load, restore]);
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

function Offer({ offer: { best, others } }: { offer: PremiumOffer }) {
  const t = useTranslate();
  if (!best) {
    return (
      <EmptyState icon={smartIcon} title={t('premium.empty.title')}>
        {t('premium.empty.text')}
      </EmptyState>
    );
  }
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
        <p className="mc-quiet">{t('premium.payment')}</p>
        <LegalLinks lead="premium.legal" of="purchase" />
      </div>
    </>
  );
}

/** Says why the plans could not be read; offers to try again. */
function Failure({ message }: { message: Message }) {
  const load = useSetAtom(loadPlansAction);
  const say = useMessage();
  const t = useTranslate();
  const retry = <Button onClick={() => void load()}>{t('common.retry')}</Button>;
  return (
    <Notice kind="danger" action={retry}>
      {say(message)}
    </Notice>
  );
}

/** Warns that a payment page was already opened; offers to check whether it was paid. */
function BegunNotice() {
  const { status, value } = useAtomValue(CHECKED_PROFILE.state);
  const ask = useSetAtom(checkMembershipAction);
  const t = useTranslate();
  const title = t('premium.begun.title');
  const notYet = status === 'ready' && !value?.isPremium && t('premium.begun.notYet');
  const answer = status === 'failed' ? t('premium.begun.failed') : notYet;
  useAnnouncement(answer || title);
  const again = (
    <Button busy={status === 'loading'} onClick={() => void ask()}>
      {t('premium.begun.check')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={again}>
      {answer && <p>{answer}</p>}
      <p>{t('premium.begun.text')}</p>
    </Notice>
  );
}

/**
 * The plans of a signed-in customer (loading, loaded, none or unreadable), and a purchase that was begun, even if its plan
 * is no longer for sale. Spec section 2 screen 13.
 */
export function MemberView() {
  const plans = useAtomValue(plansAtom);
  const isMember = useAtomValue(smartIsOpenAtom);
  const isBegun = useAtomValue(planIsBegunAtom);
  const isOpening = useAtomValue(openingPlanAtom) !== null;
  usePlans();
  const { offer = null, failure = null } = plans ?? {};
  if (isMember || !(offer ?? failure)) return <Waiting />;
  return (
    <>
      {isBegun && !isOpening && <BegunNotice />}
      {offer && <Offer offer={offer} />}
      {failure && <Failure message={failure} />}
    </>
  );
}
