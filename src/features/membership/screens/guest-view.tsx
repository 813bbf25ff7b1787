import { useSetAtom } from 'jotai';

import { signInForPlansAction } from '../state/leave-plans.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { smartIcon } from '../../../ui/icon/booking-icons.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { Benefits } from './benefits.tsx';

/** What a membership gives, and the sign-in that it takes: plans belong to an account. */
export function GuestView() {
  const signIn = useSetAtom(signInForPlansAction);
  const t = useTranslate();
  return (
    <Card
      smart
      title={t('premium.signIn.title')}
      aside={
        <Badge smart icon={smartIcon}>
          {t('reservationType.premium')}
        </Badge>
      }
    >
      <div className="mc-plans__body">
        <Benefits />
        <p className="mc-plans__text">{t('premium.signIn.text')}</p>
        <Button variant="smart" wide onClick={signIn}>
          {t('premium.signIn.button')}
        </Button>
      </div>
    </Card>
  );
}
