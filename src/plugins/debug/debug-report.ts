import { attributeName, ATTRIBUTES, type AttributeKey } from '../../lib/config/attributes.ts';
import { isSandbox } from '../../lib/config/urls.ts';
import { createAnonymiser, withoutContacts, type PlainAnswer } from './anonymise.ts';
import { isPersonal } from './debug-lines.ts';
import { RECORDING_FORMAT, RECORDING_VERSION, type Recording } from './recording.ts';

/** What a report is made of. */
export interface ReportInput {
  /** The values that are set, by their key. */
  values: readonly (readonly [key: AttributeKey, value: unknown])[];
  /** The lines of the panel. */
  lines: Recording['lines'];
  middleware: string;
  /** Addresses that read what is on offer. */
  reads: Iterable<string>;
  fetch: (address: string) => Promise<Response>;
  /** Unix time in ms. */
  now: () => number;
}

/** A value as an attribute has it; null for one that an attribute cannot have. */
function attributeText(value: unknown): string | null {
  if (value === true) return '';
  if (typeof value === 'string') return withoutContacts(value);
  return typeof value === 'object' && value !== null
    ? withoutContacts(JSON.stringify(value))
    : null;
}

function attributesOf(values: ReportInput['values']): Record<string, string> {
  const rows = values.flatMap(([key, value]) => {
    const text = attributeText(value);
    const isLeftOut = key === 'middleware' || ATTRIBUTES[key].secret || isPersonal(key);
    return isLeftOut || text === null ? [] : [[attributeName(key), text] as const];
  });
  return Object.fromEntries(rows);
}

/** Reads an address once more; null without an answer. */
async function readAgain(url: string, fetch: ReportInput['fetch']): Promise<PlainAnswer | null> {
  try {
    const response = await fetch(url);
    const type = response.headers.get('Content-Type') ?? '';
    // A browser hides the status of a redirect that it does not follow.
    const status = response.status || 302;
    return { method: 'GET', url, status, type, body: await response.text() };
  } catch {
    return null;
  }
}

/**
 * The report that the panel copies: a recording without personal data, which `/replay.html` of the demo site opens. It reads
 * again what is on offer, because a page cannot see the bodies of earlier answers. Never rejects.
 */
export async function createReport(input: ReportInput): Promise<Recording> {
  const { values, lines, middleware, reads, fetch, now } = input;
  const urls = isSandbox(middleware) ? [] : [...reads];
  const answers = await Promise.all(urls.map((url) => readAgain(url, fetch)));
  const read = answers.filter((answer) => answer !== null);
  return {
    format: RECORDING_FORMAT,
    formatVersion: RECORDING_VERSION,
    recordedAt: new Date(now()).toISOString(),
    attributes: attributesOf(values),
    lines,
    answers: read.map(createAnonymiser(middleware)),
  };
}
