const MARKS = /\p{Mark}/gu;

/** A text without accents, in lower case: "Évora" is "evora". */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
}

/** The folded words of a search. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** Whether a folded text contains every word of a search, also within other words. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
