import { atom } from 'jotai/vanilla';

import { FIRST_CATALOG, type CatalogName } from '../../platform/i18n/catalog-names.ts';
import { addTexts } from '../../platform/i18n/create-i18n.ts';
import { languageAtom } from '../../context/language-atom.ts';
import { servicesAtom } from '../../context/services.ts';

/** The areas of text that have been asked for; another language brings them all. */
export const catalogsInUseAtom = atom<readonly CatalogName[]>([FIRST_CATALOG]);

/** Brings areas of text in the language shown, before what shows them; rejects when one cannot be loaded. */
export const loadTextsAction = atom(
  null,
  async (get, set, names: readonly CatalogName[]): Promise<void> => {
    const { i18n, loadCatalog } = get(servicesAtom);
    const inUse = get(catalogsInUseAtom);
    const fresh = names.filter((name) => !inUse.includes(name));
    if (fresh.length > 0) set(catalogsInUseAtom, [...inUse, ...fresh]);
    const language = get(languageAtom);
    const texts = await Promise.all(names.map((name) => loadCatalog(language, name)));
    addTexts(i18n, language, texts);
  },
);
