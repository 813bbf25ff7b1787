import { expect, it } from 'vitest';

import { createReport, type ReportInput } from './debug-report.ts';

const MIDDLEWARE = 'https://mw.example';

const INPUT: ReportInput = {
  values: [
    ['middleware', MIDDLEWARE],
    ['campaignId', '345'],
    ['allowGuestLogin', true],
    ['links', { terms: 'https://a.example/t' }],
    ['prefill', { name: 'Ana' }],
    ['token', 'secret-token'],
    ['userId', '77'],
  ],
  lines: { Events: ['ready flow=booking'] },
  middleware: MIDDLEWARE,
  reads: [`${MIDDLEWARE}/rest/shop/12?language=pt_PT`],
  fetch: async () => Response.json({ id: 12, contact: 'rui@tasca.pt' }),
  now: () => Date.parse('2026-11-20T10:00:00Z'),
};

it('a report has the attributes that are neither secret nor personal, lines and answers', async () => {
  expect(await createReport(INPUT)).toEqual({
    format: 'merchant-checkout-recording',
    formatVersion: 1,
    recordedAt: '2026-11-20T10:00:00.000Z',
    attributes: {
      campaign: '345',
      'allow-guest-login': '',
      links: '{"terms":"https://a.example/t"}',
    },
    lines: { Events: ['ready flow=booking'] },
    answers: [
      {
        method: 'GET',
        path: '/rest/shop/12',
        status: 200,
        type: 'application/json',
        body: '{"id":12,"contact":"xxx@xxxxx.xx"}',
      },
    ],
  });
});

it('a report is made though a platform does not answer any more', async () => {
  const fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await createReport({ ...INPUT, fetch })).toMatchObject({ answers: [] });
});

it('a report of the sandbox has no answers: the sandbox has them', async () => {
  const { answers } = await createReport({ ...INPUT, middleware: 'sandbox:' });
  expect(answers).toEqual([]);
});
