const MARKS = /\p{Mark}/gu;

/** A text for comparing what people type: without accents, in small letters. "Évora" is "evora". */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
}

/** The words of a search, folded; none for a blank one. */
export function searchWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** Whether a folded text holds every word of a search, in any order and also as a part of a word. */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
