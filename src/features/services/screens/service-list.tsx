import { useSetAtom } from 'jotai';

import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

/** Leads from a missing service to the list of services. Spec section 8 "Service not found". */
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
