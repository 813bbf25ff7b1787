import type { MenuItem, PriceListSection } from '../../offer/rules/shop.ts';
import { foldText, holdsWords, searchWords } from '../../../lib/text/fold-text.ts';

interface IndexedItem {
  item: MenuItem;
  /** Name, description and section, folded. */
  text: string;
}

/** Sections prepared for many searches: folding 1,000 texts at every key would be felt. */
export type MenuIndex = readonly { section: PriceListSection; items: readonly IndexedItem[] }[];

/** Prepares sections for being searched. */
export function indexMenu(sections: readonly PriceListSection[]): MenuIndex {
  return sections.map((section) => ({
    section,
    items: section.items.map((item) => ({
      item,
      text: foldText(`${item.name} ${item.description} ${section.name}`),
    })),
  }));
}

/**
 * The sections with the items that hold every word of a search, without regard to accents and capitals; sections
 * without any are left out. A blank search gives the very sections, so that nothing is drawn anew.
 */
export function searchMenu(index: MenuIndex, query: string): readonly PriceListSection[] {
  const words = searchWords(query);
  if (words.length === 0) return index.map(({ section }) => section);
  return index
    .map(({ section, items }) => ({
      ...section,
      items: items.filter(({ text }) => holdsWords(text, words)).map(({ item }) => item),
    }))
    .filter((section) => section.items.length > 0);
}
