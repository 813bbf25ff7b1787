import { expect, it } from 'vitest';

import { ApiError, isGone, readErrorBody } from './api-error.ts';

const refusal = (status: number | null, serverMessage: string | null) =>
  new ApiError('api', 'refused', { status, serverMessage });

it.each([
  { status: 404, serverMessage: null, gone: true },
  { status: 404, serverMessage: 'Campanha terminada', gone: true },
  { status: 410, serverMessage: null, gone: true },
  { status: 410, serverMessage: 'Campanha terminada', gone: false },
  { status: 400, serverMessage: null, gone: false },
  { status: null, serverMessage: null, gone: false },
])(
  'status $status with the message $serverMessage says that the thing does not exist: $gone',
  ({ status, serverMessage, gone }) => {
    expect(isGone(refusal(status, serverMessage))).toBe(gone);
  },
);

it.each([
  ['no object', 'Bad gateway'],
  ['an object without the fields', {}],
  ['fields of a wrong type', { message: [], code: {} }],
])('an error body of %s has neither message nor code', (_, body) => {
  expect(readErrorBody(body)).toEqual({ serverMessage: null, serverCode: null });
});

it('an error body keeps the code where only the message is unusable', () => {
  expect(readErrorBody({ message: 7, code: 12 })).toEqual({
    serverMessage: null,
    serverCode: '12',
  });
});
