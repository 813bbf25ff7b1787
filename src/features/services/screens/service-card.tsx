import { useAtomValue, useSetAtom } from 'jotai';

import type { ShopService } from '../../offer/rules/shop.ts';
import { chooseServiceAction, openingServiceAtom } from '../state/choose-service.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { ServiceFacts } from '../../offer/screens/service-facts.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import '../../../ui/display/card.css';

/** Characters of a description that may stand open without pushing the next service out of a phone's view. */
const SHORT_DESCRIPTION = 90;

function Description({ text }: { text: string }) {
  const t = useTranslate();
  if (text === '') return null;
  if (text.length <= SHORT_DESCRIPTION) return <p className="mc-service__text">{text}</p>;
  return <Details summary={t('services.description')}>{text}</Details>;
}

interface ServiceCardProps {
  service: ShopService;
  /** One below the heading that it stands under. */
  headingLevel: 3 | 4;
}

/** One service: what it is, how long, how much, and the button that opens its calendar. Spec section 2 screen 16. */
export function ServiceCard({ service, headingLevel }: ServiceCardProps) {
  const isOpening = useAtomValue(openingServiceAtom) === service.id;
  const choose = useSetAtom(chooseServiceAction);
  const t = useTranslate();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="mc-card mc-service" part="card">
      <div className="mc-service__texts">
        <Heading className="mc-service__name">{service.serviceName}</Heading>
        <ServiceFacts service={service} unitCents={service.priceCents} />
        <Description text={service.serviceDescription} />
      </div>
      <Button advances busy={isOpening} onClick={() => void choose(service.id)}>
        {t('services.reserve')} <VisuallyHidden>{service.serviceName}</VisuallyHidden>
      </Button>
    </article>
  );
}
