import { expect, it } from 'vitest';

import { readRecording, replayAnswers } from './replayed-answers.ts';

const RECORDED_AT = '2026-11-20T10:00:00.000Z';

const answer = (path: string, body: unknown, status = 200) => ({
  method: 'GET',
  path,
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

const recording = (answers: readonly unknown[]) =>
  readRecording(
    JSON.stringify({
      format: 'merchant-checkout-recording',
      formatVersion: 1,
      recordedAt: RECORDED_AT,
      attributes: {},
      lines: {},
      answers,
    }),
  );

const ask = (path: string) => new Request(`https://sandbox.invalid${path}`);

it('a platform answers again as it was recorded, in the order of the recording', async () => {
  const send = replayAnswers(
    recording([answer('/rest/shop/1', { name: 'A' }), answer('/rest/shop/1', {}, 503)]),
    () => Date.parse(RECORDED_AT),
  );
  const first = send(ask('/rest/shop/1?language=pt_PT'));
  expect([first.status, await first.json()]).toEqual([200, { name: 'A' }]);
  expect(send(ask('/rest/shop/1')).status).toBe(503);
  expect(send(ask('/rest/shop/1')).status).toBe(503);
});

it('free times of a recording stay in the future, on their day of the week', async () => {
  const send = replayAnswers(
    recording([answer('/slots', { a: '2026-11-21T12:30:00+00:00', day: '2026-11-28', n: '2026' })]),
    () => Date.parse('2026-12-05T09:00:00Z'),
  );
  expect(await send(ask('/slots')).json()).toEqual({
    a: '2026-12-05T12:30:00+00:00',
    day: '2026-12-12',
    n: '2026',
  });
});

it('a request that was not recorded is refused by name', async () => {
  const response = replayAnswers(recording([]), () => 0)(ask('/rest/shop/9'));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    message: 'The recording has no answer to GET /rest/shop/9.',
  });
});

it.each(['', '{}', '<html>', '{"format":"merchant-checkout-recording","formatVersion":2}'])(
  'the file %j is refused',
  (text) => {
    expect(() => readRecording(text)).toThrow('no recording');
  },
);
