import { useAtomValue, useSetAtom } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import {
  chooseResourceAction,
  chosenResourceAtom,
  resourcesAtom,
} from '../state/chosen-resource.ts';

/** One of several staff, places or seating areas, or no preference; nothing without a choice. Spec section 7 "resources". */
export function ResourceField({ label }: { label: MessageKey }) {
  const choices = useAtomValue(resourcesAtom);
  const chosen = useAtomValue(chosenResourceAtom);
  const choose = useSetAtom(chooseResourceAction);
  const t = useTranslate();
  if (choices.length === 0) return null;
  return (
    <div className="mc-select-beside">
      <SelectField
        label={t(label)}
        value={chosen?.id ?? ''}
        emptyText={t('services.anyResource')}
        options={choices.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(id) => choose(id === '' ? null : id)}
      />
    </div>
  );
}
