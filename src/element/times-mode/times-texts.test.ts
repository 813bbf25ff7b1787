import { expect, test } from 'vitest';

import { withDatesOf } from '../../../test/support/texts-of-dates.ts';
import { LANGUAGE_CODES } from '../../lib/config/language.ts';
import { addDays } from '../../lib/time/venue-date.ts';
import { formatVenueDate } from '../../platform/i18n/format-venue-date.ts';
import { shortDate, TIMES_TEXTS } from './times-texts.ts';

const YEAR = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));

test.each(LANGUAGE_CODES)('each day of a year is called in %s as in the calendar', (language) => {
  const t = withDatesOf(language, (key) => key);
  expect(YEAR.map((date) => shortDate(date, TIMES_TEXTS[language]))).toEqual(
    YEAR.map((date) => formatVenueDate(date, t, 'short')),
  );
});
