import { foldText } from '../../../lib/text/fold-text.ts';
import { withItems } from '../../offer/rules/menu-rules.ts';
import type { MenuItem, PriceListSection } from '../../offer/rules/shop.ts';

type Sections = readonly PriceListSection[];

/** Whether a dish says what it contains. An empty list, or one of blanks, is a gap of the platform's data, not a promise. */
const saysAllergens = ({ allergens = [] }: MenuItem) =>
  allergens.some((word) => foldText(word.trim()) !== '');

/**
 * The allergens that the dishes of a menu name, each once in its first spelling, by the alphabet without accents. The order of a
 * language would be a question to `Intl`, for which a first screen does not wait.
 */
export function allergensOf(sections: Sections): readonly string[] {
  const words = sections.flatMap(({ items }) => items.flatMap(({ allergens = [] }) => allergens));
  const bySpelling = new Map<string, string>();
  for (const word of new Set(words)) {
    const folded = foldText(word.trim());
    if (folded !== '' && !bySpelling.has(folded)) bySpelling.set(folded, word.trim());
  }
  return [...bySpelling].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word);
}

/**
 * Whether a dish names an allergen, also as a part of another word ("traces of gluten") or as the whole of one ("nuts" for
 * "nuts (almonds)"): a dish that is hidden without need does no harm, one that is shown may.
 */
function contains({ allergens = [] }: MenuItem, folded: string): boolean {
  return allergens.some((word) => {
    const own = foldText(word.trim());
    return own !== '' && (own.includes(folded) || folded.includes(own));
  });
}

/** A menu without some allergens. */
interface FilteredMenu {
  /** The sections with the dishes that name what they contain, and none of these allergens. */
  free: Sections;
  /** The dishes that say nothing, which may contain anything. */
  unsaid: readonly MenuItem[];
}

/** Leaves out the dishes that name one of some allergens. Without allergens, the whole menu counts as free. */
export function withoutAllergens(sections: Sections, excluded: readonly string[]): FilteredMenu {
  if (excluded.length === 0) return { free: sections, unsaid: [] };
  const words = excluded.map((word) => foldText(word.trim()));
  const isFree = (item: MenuItem) =>
    saysAllergens(item) && !words.some((word) => contains(item, word));
  return {
    free: withItems(sections, isFree),
    unsaid: sections.flatMap(({ items }) => items.filter((item) => !saysAllergens(item))),
  };
}

/** An allergen that the customer wants none of: its word, and the dishes that named it, by which it is known in another language. */
export interface ChosenAllergen {
  name: string;
  /** Ids of dishes. */
  dishes: readonly string[];
}

/** Chooses an allergen of a menu. */
export function chooseAllergen(sections: Sections, name: string): ChosenAllergen {
  const folded = foldText(name.trim());
  const names = ({ allergens = [] }: MenuItem) =>
    allergens.some((word) => foldText(word.trim()) === folded);
  const dishes = sections.flatMap(({ items }) => items.filter(names).map(({ id }) => id));
  return { name, dishes: [...new Set(dishes)].sort() };
}

/**
 * The words (of `allergensOf`) of a chosen allergen in a menu that may have come in another language since: the same word in any
 * spelling, else all that the same dishes name.
 */
export function wordsOfChosen(
  sections: Sections,
  words: readonly string[],
  { name, dishes }: ChosenAllergen,
): readonly string[] {
  const folded = foldText(name.trim());
  const same = words.filter((word) => foldText(word) === folded);
  if (same.length > 0) return same;
  const ofDishes = dishes.join();
  return words.filter((word) => chooseAllergen(sections, word).dishes.join() === ofDishes);
}
