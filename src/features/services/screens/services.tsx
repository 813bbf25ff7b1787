import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { Picture } from '../../../screen-kit/picture.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../../ui/icon/icon.tsx';
import { isSoldOut } from '../../offer/rules/menu-rules.ts';
import type { ShopService } from '../../offer/rules/shop-services.ts';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { ServiceFacts } from '../../offer/screens/service-facts.tsx';
import {
  chooseServiceAction,
  openingServiceAtom,
  refusedServiceAtom,
  serviceGroupsAtom,
} from '../state/services-state.ts';
import '../../../ui/display/card.css';
import './services.css';

/** A description up to this many characters is shown open; a longer one would push the next service out of view on a phone. */
const SHORT_DESCRIPTION = 90;

function Description({ text }: { text: string }) {
  const t = useTranslate();
  if (text === '') return null;
  if (text.length <= SHORT_DESCRIPTION) return <p className="mc-service__text">{text}</p>;
  return <Details summary={t('services.description')}>{text}</Details>;
}

interface ServiceCardProps {
  service: ShopService;
  /** One below the heading above it. */
  headingLevel: 3 | 4;
}

/** One service: description, duration, price, and the button that opens its calendar. Spec section 2 screen 16. */
function ServiceCard({ service, headingLevel }: ServiceCardProps) {
  const isOpening = useAtomValue(openingServiceAtom) === service.id;
  const isRefused = useAtomValue(refusedServiceAtom) === service.id;
  const choose = useSetAtom(chooseServiceAction);
  const t = useTranslate();
  const isGone = isSoldOut(service);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={isGone ? 'mc-card mc-service mc-service--gone' : 'mc-card mc-service'}
      part="card"
    >
      {service.image && <Picture src={service.image.url} />}
      <div className="mc-service__texts">
        <Heading className="mc-service__name">{service.serviceName}</Heading>
        {isGone && (
          <p>
            <Badge>{t('services.soldOut')}</Badge>
          </p>
        )}
        <ServiceFacts service={service} />
        <Description text={service.serviceDescription} />
      </div>
      {isRefused && <RefusalNotice of="service" action={<CallShopButton />} />}
      {!isGone && (
        <Button advances busy={isOpening} onClick={() => void choose(service.id)}>
          {t('services.reserve')} <VisuallyHidden>{service.serviceName}</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}

/** The shop's online services by main subcategory, each with a button that opens its calendar. Spec section 2. */
export default function Services() {
  const groups = useAtomValue(serviceGroupsAtom);
  const t = useTranslate();
  return (
    <StepScreen title={t('services.title')}>
      {groups.length === 0 && (
        <EmptyState icon={calendarIcon} title={t('menu.noServices')} action={<CallShopButton />}>
          {t('services.call')}
        </EmptyState>
      )}
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
