import { describe, expect, it } from 'vitest';

import { withDatesOf } from '../../../../test/support/texts-of-dates.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';
import { momentMessage } from './booked-times.ts';

const echo: Translate = (key, values) => `${values?.['date']} [${key}] ${values?.['time']}`;

describe('momentMessage', () => {
  it('gives date and time in full words', () => {
    expect(momentMessage({ date: '2026-11-20', time: '19:30' }, withDatesOf('pt_PT', echo))).toBe(
      'Sexta-feira, 20\u00A0de\u00A0novembro [booking.dateAtTime] 19:30',
    );
  });

  it('gives the date alone for offers that pick no time', () => {
    expect(momentMessage({ date: '2026-11-20', time: null }, withDatesOf('es_ES', echo))).toBe(
      'Viernes, 20\u00A0de\u00A0noviembre',
    );
  });
});
