import { useAtomValue, useSetAtom } from 'jotai';

import {
  chooseResourceAction,
  chosenResourceAtom,
  resourceChoicesAtom,
} from '../state/resources-atom.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/**
 * With whom or where the service is booked, "any" first; nothing where there is no choice. It stands before the
 * calendar, because a time may go on at once. Spec section 7 "resources".
 */
export function ResourceField() {
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
