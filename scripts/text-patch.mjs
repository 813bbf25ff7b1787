/** The words of a text and what is between them. src/platform/i18n/formal-texts.ts has the same. */
const PIECES = /[\p{L}\d]+|[^\p{L}\d]+/gu;

const piecesOf = (text) => text.match(PIECES) ?? [];

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
