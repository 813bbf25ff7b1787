/** The width of a text in pixels. */
export type Measure = (text: string) => number;

/** The characters of a text as readers see them: an emoji with its parts is one. */
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** A word in pieces that fit; a single character always counts as fitting. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of charactersOf(word)) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => breakWord(each, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/**
 * Breaks a text into lines of at most `width` pixels: at its line breaks, between words, and inside a word that is wider
 * than a line. Never inside a character, such as a family emoji. An empty text has no lines.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  if (text === '') return [];
  return text.split('\n').flatMap((each) => breakParagraph(each, width, measure));
}

/** The first `count` lines; the last one ends with an ellipsis, within the width, if some are left out. */
export function limitLines(
  lines: readonly string[],
  count: number,
  width: number,
  measure: Measure,
): string[] {
  if (lines.length <= count) return [...lines];
  const last = charactersOf(lines[count - 1] ?? '');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, count - 1), `${last.join('').trimEnd()}…`];
}
