import { describe, expect, it } from 'vitest';

import type { Translate } from '../../../platform/i18n/message-key.ts';
import { outcomeValues } from './reference-row.tsx';

const t: Translate = (key) => key;
const times = [{ date: '2026-11-20', time: null }];

describe('outcomeValues', () => {
  it('names the day and the window in which a date-only offer can be enjoyed', () => {
    const hours = { start: '10:00', end: '20:00' };
    expect(outcomeValues({ shop: 'Spa', times, hours }, t, 'pt-PT')).toEqual({
      shop: 'Spa',
      date: 'Sexta-feira, 20 de novembro',
      hours: 'known',
      start: '10:00',
      end: '20:00',
    });
  });

  it('speaks of opening hours where the campaign runs all day', () => {
    const hours = { start: '10:00', end: null };
    expect(outcomeValues({ shop: 'Spa', times, hours }, t, 'pt-PT')['hours']).toBe('other');
  });

  it('names no day where none was chosen', () => {
    const hours = { start: null, end: null };
    expect(outcomeValues({ shop: 'Spa', times: [], hours }, t, 'en-GB')['date']).toBe('');
  });
});
