import * as v from 'valibot';

import { RECORDING_FORMAT, RECORDING_VERSION } from '../../../src/plugins/debug/recording.ts';

const RecordingSchema = v.object({
  format: v.literal(RECORDING_FORMAT),
  formatVersion: v.literal(RECORDING_VERSION),
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  attributes: v.record(v.string(), v.string()),
  lines: v.record(v.string(), v.array(v.string())),
  answers: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
      type: v.string(),
      body: v.string(),
    }),
  ),
});

type ReadRecording = v.InferOutput<typeof RecordingSchema>;

/** Reads a recording from the text of its file. Throws an error with one sentence for any other text. */
export function readRecording(text: string): ReadRecording {
  try {
    return v.parse(RecordingSchema, JSON.parse(text));
  } catch {
    throw new Error(
      'This is no recording of merchant-checkout, or of another version of the format.',
    );
  }
}

const WEEK_MS = 7 * 86_400_000;
const DATE = /"(\d{4})-(\d\d)-(\d\d)(?=["T ])/g;

/** Moves all dates of a JSON text by whole days; times of day stay as they are. */
const movedBy = (days: number, json: string): string =>
  json.replaceAll(DATE, (_, year: string, month: string, day: string) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days));
    return `"${date.toISOString().slice(0, 10)}`;
  });

/** Statuses whose answers have no body. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * Answers requests with a recording: the first one to a method and path with its first answer, the next with the next, and
 * the last one from then on. Dates move by whole weeks from the day of the recording to `now` (Unix ms), so that free times
 * stay in the future on their days of the week. A request without a recorded answer is refused with status 404.
 */
export function replayAnswers(
  { answers, recordedAt }: ReadRecording,
  now: () => number,
): (request: Request) => Response {
  const waiting = new Map<string, ReadRecording['answers']>();
  for (const answer of answers) {
    const key = `${answer.method} ${answer.path}`;
    waiting.set(key, [...(waiting.get(key) ?? []), answer]);
  }
  const weeks = Math.max(0, Math.floor((now() - Date.parse(recordedAt)) / WEEK_MS));

  return ({ method, url }) => {
    const key = `${method} ${new URL(url).pathname}`;
    const [answer, ...rest] = waiting.get(key) ?? [];
    if (!answer) {
      const message = `The recording has no answer to ${key}.`;
      return Response.json(
        { status: 404, name: 'NotRecorded', message, code: 'NOT_RECORDED' },
        { status: 404 },
      );
    }
    if (rest.length > 0) waiting.set(key, rest);
    const { status, type, body } = answer;
    return new Response(WITHOUT_BODY.includes(status) ? null : movedBy(weeks * 7, body), {
      status,
      headers: type ? { 'Content-Type': type } : {},
    });
  };
}
