import { checkConformance, type ConformanceReport } from './conformance.ts';
import { readOptions } from './conformance-options.ts';

const KEY_TEXTS = {
  true: 'Idempotency-Key: honoured. The same key twice gives one booking: set idempotency="header".',
  false:
    'Idempotency-Key: not honoured. The same key twice gives two bookings: leave idempotency off.',
  null: 'Idempotency-Key: not tried. It takes --write, a test system and a free time.',
};

/** The report as lines of a table, and a sentence at the end. */
export function reportLines({ calls, honoursIdempotencyKey }: ConformanceReport): string[] {
  const width = Math.max(...calls.map(({ call }) => call.length));
  const rows = calls.flatMap(({ call, status, ms, deviations }) => [
    `${deviations.length > 0 ? 'deviates' : 'ok      '}  ${call.padEnd(width)}  ${status ?? '---'}  ${ms} ms`,
    ...deviations.map((deviation) => `            ${deviation}`),
  ]);
  const wrong = calls.filter(({ deviations }) => deviations.length > 0).length;
  const end =
    wrong > 0 ? `${wrong} of ${calls.length} calls deviate.` : `All ${calls.length} calls conform.`;
  return [...rows, '', KEY_TEXTS[`${honoursIdempotencyKey}`], end];
}

/** Runs the command: gives what to print, and whether something deviates. Throws for options that cannot be used. */
export async function runConformance(args: readonly string[]) {
  const options = readOptions(args);
  const report = await checkConformance(options);
  const deviates = report.calls.some(({ deviations }) => deviations.length > 0);
  const text = options.json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n');
  return { text, deviates };
}
