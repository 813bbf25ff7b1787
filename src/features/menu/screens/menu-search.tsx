import { useAtom } from 'jotai';

import { TextField } from '../../../ui/field/text-field.tsx';
import { menuQueryAtom } from '../state/menu-atoms.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** Searches a long menu while it is typed. */
export function MenuSearch() {
  const [query, setQuery] = useAtom(menuQueryAtom);
  const t = useTranslate();
  return (
    <search className="mc-menu__search">
      <TextField
        label={t('menu.search')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
    </search>
  );
}
