import { useAtomValue } from 'jotai';

import { serviceGroupsAtom } from '../state/service-groups-atom.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../../ui/icon/frame-icons.ts';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { ServiceCard } from './service-card.tsx';
import './services.css';

/** The shop's online services by main subcategory, each with a button that opens its calendar. Spec section 2. */
export default function Services() {
  const groups = useAtomValue(serviceGroupsAtom);
  const t = useTranslate();
  if (groups.length === 0) {
    return (
      <StepScreen title={t('services.title')}>
        <EmptyState icon={calendarIcon} title={t('menu.noServices')} action={<CallShopButton />}>
          {t('services.call')}
        </EmptyState>
      </StepScreen>
    );
  }
  return (
    <StepScreen title={t('services.title')}>
      {groups.map(({ id, name, services }) => (
        <section key={id ?? ''} className="mc-services">
          {groups.length > 1 && (
            <h3 className="mc-services__heading">{name ?? t('services.others')}</h3>
          )}
          <ul className="mc-services__list">
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} headingLevel={groups.length > 1 ? 4 : 3} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StepScreen>
  );
}
