import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';

import { WAITS_MS } from '../runner/time-limits.mjs';

/** One screen of a walk, and the lines in which a screen reader meets it. */
export interface TranscriptScreen {
  name: string;
  lines: readonly string[];
}

const linesOfPage = async (): Promise<readonly string[]> =>
  (await executeServerCommand<{ result: readonly string[] }, null>('read-screen', null)).result;

const isLoading = (line: string) => line.includes('busy');

/** Reads the screen once it rests: two readings are alike and nothing is busy. */
export async function readScreen(name: string): Promise<TranscriptScreen> {
  const deadline = performance.now() + WAITS_MS;
  let before: readonly string[] = [];
  while (performance.now() < deadline) {
    const lines = await linesOfPage();
    if (!lines.some(isLoading) && lines.join() === before.join()) return { name, lines };
    before = lines;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`The screen "${name}" never rests: ${before.join('\n')}`);
}

/** Holds what a walk read against `test/flows/transcripts/NAME.txt`; `UPDATE_TRANSCRIPTS=1` rewrites the file. */
export async function expectKeptTranscript(
  name: string,
  screens: readonly TranscriptScreen[],
): Promise<void> {
  const text = screens.map((each) => [`# ${each.name}`, ...each.lines, ''].join('\n')).join('\n');
  const { result: kept } = await executeServerCommand<{ result: string }, object>(
    'kept-transcript',
    { name, text },
  );
  expect(text).to.equal(kept);
}
