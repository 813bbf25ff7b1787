/// <reference types="node" />
import { writeFile } from 'node:fs/promises';

import { createAnonymiser, type PlainAnswer } from '../../src/plugins/debug/anonymise.ts';
import {
  RECORDING_FORMAT,
  RECORDING_VERSION,
  type Recording,
} from '../../src/plugins/debug/recording.ts';
import { checkConformance, deviates, type ConformanceReport } from './conformance.ts';
import { conformanceHelp, readOptions, type ConformanceOptions } from './conformance-options.ts';
import { Unreachable, type CallReport, type CorsReport } from './conformance-session.ts';

/** The statuses with which the command ends. */
export const EXIT = { conforms: 0, deviates: 1, unusable: 2, unreachable: 3 } as const;

/** What the command prints, to its error output if it has `failed`, and its exit status. */
export interface CommandResult {
  text: string;
  status: (typeof EXIT)[keyof typeof EXIT];
}

const KEY_TEXTS = {
  true: 'Idempotency-Key: honoured. The same key twice gives one booking: set idempotency="header".',
  false:
    'Idempotency-Key: not honoured. The same key twice gives two bookings: leave idempotency off.',
  null: 'Idempotency-Key: not tried. It takes --write, a test system and a free time.',
};

const found = ({ expected, found: what }: { expected: string; found: string }) => [
  `            expected  ${expected}`,
  `            found     ${what}`,
];

function callLines({ call, method, url, status, ms, deviations, hint }: CallReport, width: number) {
  const mark = deviations.length > 0 ? 'deviates' : 'ok';
  return [
    `${mark.padEnd(8)}  ${call.padEnd(width)}  ${status ?? '---'}  ${String(ms).padStart(5)} ms  ${method ?? ''} ${url ?? 'no request'}`,
    ...deviations.flatMap(found),
    ...(hint === null ? [] : [`            hint      ${hint}`]),
  ];
}

function corsLines(cors: readonly CorsReport[], origin: string, total: number): string[] {
  if (cors.length === 0) return [`CORS: pages of ${origin} may read every answer.`];
  return [
    `CORS: browsers keep answers from pages of ${origin}.`,
    ...cors.flatMap(({ calls, ...deviation }) => [
      ...found(deviation),
      `            in        ${calls.length} of ${total} calls: ${calls.slice(0, 3).join(', ')}${calls.length > 3 ? ', …' : ''}`,
    ]),
  ];
}

/** The report as lines of a table, with CORS, the key of intents and a sentence at the end. */
export function reportLines(report: ConformanceReport): string[] {
  const { calls, cors, origin, honoursIdempotencyKey } = report;
  const width = Math.max(0, ...calls.map(({ call }) => call.length));
  const wrong = calls.filter(({ deviations }) => deviations.length > 0).length;
  const end =
    wrong > 0 ? `${wrong} of ${calls.length} calls deviate.` : `All ${calls.length} calls conform.`;
  return [
    ...calls.flatMap((call) => callLines(call, width)),
    '',
    ...corsLines(cors, origin, calls.length),
    KEY_TEXTS[`${honoursIdempotencyKey}`],
    end,
  ];
}

/** The answers of a check as a recording, without personal data, with an element for a booking of the checked campaign. */
function recordingOf(
  { middleware, campaign }: ConformanceOptions,
  answers: readonly PlainAnswer[],
): Recording {
  return {
    format: RECORDING_FORMAT,
    formatVersion: RECORDING_VERSION,
    recordedAt: new Date().toISOString(),
    attributes: { campaign, 'reservation-type': 'normal', 'allow-guest-login': '' },
    lines: {},
    answers: answers.map(createAnonymiser(middleware)),
  };
}

/** Runs the command with its arguments. Never rejects. */
export async function runConformance(args: readonly string[]): Promise<CommandResult> {
  if (args.includes('--help') || args.includes('-h'))
    return { text: conformanceHelp(), status: EXIT.conforms };
  try {
    const options = readOptions(args);
    const { report, answers } = await checkConformance(options);
    const recording = recordingOf(options, answers);
    if (options.record !== null)
      await writeFile(options.record, `${JSON.stringify(recording, null, 1)}\n`);
    const lines = options.json ? [JSON.stringify(report, null, 2)] : reportLines(report);
    const note = `Written to ${options.record}: read it before you pass it on, and open it with middleware="sandbox:?replay=/PATH/TO/IT".`;
    return {
      text: [...lines, ...(options.record !== null && !options.json ? [note] : [])].join('\n'),
      status: deviates(report) ? EXIT.deviates : EXIT.conforms,
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const status = error instanceof Unreachable ? EXIT.unreachable : EXIT.unusable;
    return { text, status };
  }
}
