import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readingLines } from './accessibility-tree.mjs';

const MONTH =
  '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const WEEKDAY =
  '(?:(?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)[-‑]feira|[Ss]ábado|[Dd]omingo)';

/** Values that differ between days and runs, in the order of replacement. */
const PLACEHOLDERS = [
  [new RegExp(`(?:${WEEKDAY}, )?\\b\\d{1,2}\\sde\\s${MONTH}(?: de \\d{4})?`, 'gu'), '{day}'],
  [/\b(?:seg|ter|qua|qui|sex|sáb|dom), \d{1,2}\s\p{Letter}{3}\b/gu, '{short day}'],
  [new RegExp(`\\b${MONTH} de \\d{4}`, 'giu'), '{month}'],
  [/\b\d{1,2}:\d{2}\b/gu, '{time}'],
  [/\b\d+(?=\ss\b)/gu, '{seconds}'],
  [/\b[A-Z]{1,2}-[A-Z0-9-]{4,}/gu, '{code}'],
  [/\b[5-9]000\d{2}\b/gu, '{id}'],
];

const withPlaceholders = (line) =>
  PLACEHOLDERS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line);

/** A row of equal lines, such as the times of a day, is one line that says so. */
function withoutRepeats(lines) {
  const kept = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last?.line === line) last.repeated = true;
    else kept.push({ line, repeated: false });
  }
  return kept.map(({ line, repeated }) => (repeated ? `${line} (several)` : line));
}

/** The `<merchant-checkout>` of a page as a screen reader reads it, in lines. */
async function readScreen(page) {
  const client = await page.createCDPSession();
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'merchant-checkout',
  });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return withoutRepeats(readingLines(nodes, node.backendNodeId).map(withPlaceholders));
}

/**
 * Lets `test/support/transcript.ts` read its page as a screen reader does, and read the transcript of a walk that is kept
 * in `folder`. With `updates` the walk's new text is kept first.
 */
export function transcriptCommand({ folder, updates }) {
  const keptTranscript = async ({ name, text }) => {
    const file = join(folder, `${name}.txt`);
    if (updates) await writeFile(file, text);
    return readFile(file, 'utf8');
  };
  return {
    name: 'transcript-command',
    async executeCommand({ command, payload, session }) {
      if (command === 'read-screen') {
        return { result: await readScreen(session.browser.getPage(session.id)) };
      }
      if (command === 'kept-transcript') return { result: await keptTranscript(payload) };
      return undefined;
    },
  };
}
