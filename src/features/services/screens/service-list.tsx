import { useSetAtom } from 'jotai';

import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

/** The way from a service that is not there to those that are. Spec section 8 'Service not found'. */
export default function ServiceList() {
  const start = useSetAtom(startCheckoutAction);
  const t = useTranslate();
  return (
    <ActionBar>
      <Button variant="primary" onClick={() => void start('service_listing_and_reservation')}>
        {t('services.all')}
      </Button>
    </ActionBar>
  );
}
