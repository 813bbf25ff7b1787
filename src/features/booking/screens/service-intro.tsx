import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate } from '../../../screen-kit/messages.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ServiceFacts } from '../../offer/screens/service-facts.tsx';
import { bookableAtom, serviceAtom } from '../../offer/state/offer-atoms.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import {
  chooseResourceAction,
  chosenResourceAtom,
  resourceChoicesAtom,
} from '../state/resources.ts';

/**
 * With whom or where the service is booked, "any" first; nothing where there is no choice. It stands before the
 * calendar, because a time may go on at once. Spec section 7 "resources".
 */
function ResourceField() {
  const choices = useAtomValue(resourceChoicesAtom);
  const chosen = useAtomValue(chosenResourceAtom);
  const choose = useSetAtom(chooseResourceAction);
  const t = useTranslate();
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={t('services.resource')}
      value={chosen?.id ?? ''}
      emptyText={t('services.anyResource')}
      options={choices.map(({ id, name }) => ({ value: id, text: name }))}
      onChange={(id) => choose(id === '' ? null : id)}
    />
  );
}

/** How long the service takes, what it costs, and what the merchant says before it is booked. */
export function ServiceIntro() {
  const service = useAtomValue(serviceAtom);
  const price = useAtomValue(priceAtom);
  const note = useAtomValue(bookableAtom)?.notes.start ?? null;
  if (!service) return null;
  return (
    <>
      <ServiceFacts service={service} unitCents={price?.unitCents ?? null} />
      {note !== null && <Notice>{note}</Notice>}
      <ResourceField />
    </>
  );
}
