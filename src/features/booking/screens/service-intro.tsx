import { useAtomValue } from 'jotai';

import { productAtom, serviceAtom } from '../../offer/state/product-atom.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ServiceFacts } from '../../offer/screens/service-facts.tsx';
import { ResourceField } from './resource-field.tsx';

/** How long the service takes, what it costs, and what the merchant says before it is booked. */
export function ServiceIntro() {
  const service = useAtomValue(serviceAtom);
  const price = useAtomValue(priceAtom);
  const note = useAtomValue(productAtom)?.notes.start ?? null;
  if (!service) return null;
  return (
    <>
      <ServiceFacts service={service} unitCents={price?.unitCents ?? null} />
      {note !== null && <Notice>{note}</Notice>}
      <ResourceField />
    </>
  );
}
