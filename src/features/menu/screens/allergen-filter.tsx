import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Details } from '../../../ui/display/details.tsx';
import {
  excludedAllergensAtom,
  menuAllergensAtom,
  toggleAllergenAction,
} from '../state/menu-state.ts';
import { MIDDLE_DOT } from '../../../lib/text/non-breaking.ts';

/** "Without gluten", "without eggs" ...; hidden where no dish says what it contains. */
export function AllergenFilter() {
  const allergens = useAtomValue(menuAllergensAtom);
  const excluded = useAtomValue(excludedAllergensAtom);
  const toggle = useSetAtom(toggleAllergenAction);
  // Open where something is chosen already; from then on it is the customer's.
  const [isOpen] = useState(excluded.length > 0);
  const t = useTranslate();
  if (allergens.length === 0) return null;
  const withoutText = (name: string) => t('menu.filter.without', { name });
  const title = t('menu.filter.title');
  const chosen = excluded.map(withoutText).join(', ');
  return (
    <div className="mc-menu-filter">
      <Details summary={[title, chosen].filter(Boolean).join(MIDDLE_DOT)} open={isOpen}>
        <div className="mc-menu-filter__chips" role="group" aria-label={title}>
          {allergens.map((name) => (
            <button
              key={name}
              type="button"
              className="mc-menu-filter__chip"
              aria-pressed={excluded.includes(name)}
              onClick={() => toggle(name)}
            >
              {withoutText(name)}
            </button>
          ))}
        </div>
        <p className="mc-menu-filter__source">{t('menu.filter.source')}</p>
      </Details>
    </div>
  );
}
