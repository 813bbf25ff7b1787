/** The words of a text, and its words with what is between them. src/platform/i18n/formal-texts.ts has the same. */
const WORDS = /[\p{L}\d]+/gu;
const PIECES = /[\p{L}\d]+|[^\p{L}\d]+/gu;

const wordsOf = (text) => text.match(WORDS) ?? [];
const piecesOf = (text) => text.match(PIECES) ?? [];

/**
 * The words that mostly become another one, with that one, sorted. `pairs` are texts before and after; a pair with
 * different numbers of words does not count.
 */
export function changedWords(pairs) {
  const uses = new Map();
  for (const [from, to] of pairs) {
    const [one, other] = [wordsOf(from), wordsOf(to)];
    if (one.length !== other.length) continue;
    for (const [index, word] of one.entries()) {
      const counts = uses.get(word) ?? new Map();
      counts.set(other[index], (counts.get(other[index]) ?? 0) + 1);
      uses.set(word, counts);
    }
  }
  const entries = [...uses].map(([word, counts]) => {
    const [[after]] = [...counts].toSorted(([, fewer], [, more]) => more - fewer);
    return [word, after];
  });
  const changed = entries.filter(([word, after]) => word !== after);
  return new Map(changed.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A text with other words in place of its own. */
export const withWords = (text, words) => text.replace(WORDS, (word) => words.get(word) ?? word);

/** The length of the longest common subsequence from each pair of positions on. */
function commonAfter(one, other) {
  const table = Array.from({ length: one.length + 1 }, () => Array(other.length + 1).fill(0));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      table[at][to] =
        one[at] === other[to]
          ? table[at + 1][to + 1] + 1
          : Math.max(table[at + 1][to], table[at][to + 1]);
    }
  }
  return table;
}

/**
 * The differences between two texts as a flat list of triples: the number of pieces to keep, the number to skip, and the
 * text to insert. src/platform/i18n/formal-texts.ts applies it.
 */
export function textPatch(from, to) {
  const [one, other] = [piecesOf(from), piecesOf(to)];
  const common = commonAfter(one, other);
  const patch = [];
  let [at, next, kept, removed, added] = [0, 0, 0, 0, ''];
  const close = () => {
    if (removed > 0 || added) patch.push(kept, removed, added);
    if (removed > 0 || added) [kept, removed, added] = [0, 0, ''];
  };
  while (at < one.length || next < other.length) {
    const isAdded =
      at === one.length || (next < other.length && common[at][next + 1] >= common[at + 1][next]);
    if (at < one.length && one[at] === other[next]) {
      close();
      kept += 1;
      at += 1;
      next += 1;
    } else if (isAdded) {
      added += other[next];
      next += 1;
    } else {
      removed += 1;
      at += 1;
    }
  }
  close();
  return patch;
}
