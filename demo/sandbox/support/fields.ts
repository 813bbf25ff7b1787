import * as v from 'valibot';

import { PLATFORM_LANGUAGES } from '../../../src/lib/config/language.ts';

const ID = /^[\w-]{1,64}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** An id in a path, a query or a form. */
export const idText = v.pipe(v.string(), v.regex(ID, 'not an id'));

/** An id in a JSON body: a number when it is all digits, text otherwise. */
export const wireId = v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), idText]);

export const languageCode = v.picklist(PLATFORM_LANGUAGES);

/** ISO 8601 date-time with its offset. */
export const dateTime = v.pipe(
  v.string(),
  v.regex(DATE_TIME, 'not an ISO 8601 date-time with an offset'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a moment'),
);

/** A whole number written in a query. */
export const wholeNumberText = v.pipe(v.string(), v.digits(), v.transform(Number));

export const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The parameters of nearly every read. Spec section 7. */
export const languageQuery = v.object({ language: languageCode });

export const clientApplication = v.pipe(v.string(), v.regex(/^[A-Z][\w]{0,31}$/, 'not a client'));
