import { useSetAtom } from 'jotai';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { chooseAgainAction } from '../state/venues-state.ts';

/** Leads from a venue that cannot be shown to the list. */
export default function OtherVenue() {
  const chooseAgain = useSetAtom(chooseAgainAction);
  const t = useTranslate();
  return (
    <ActionBar>
      <Button onClick={() => void chooseAgain()}>{t('venues.other')}</Button>
    </ActionBar>
  );
}
