import { expect, it } from 'vitest';
import { parsePrefill } from './prefill.ts';
import { parseText } from './text.ts';

it('a text of the page loses half an emoji, also inside JSON', () => {
  expect(parseText('web \uD83D')).toMatchObject({ ok: true, value: 'web' });
  expect(parsePrefill(String.raw`{"name": "Ana \ud83d"}`)).toMatchObject({
    ok: true,
    value: { name: 'Ana' },
  });
});
