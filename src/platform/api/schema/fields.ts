import * as v from 'valibot';

import { toSafeUrl } from '../../../lib/config/urls.ts';
import { isRecord } from '../../../lib/config/json.ts';
import { wellFormed } from '../../../lib/config/text.ts';
import { parseAmountCents, parsePriceCents } from '../../../lib/money/money.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';
import { parseInstant } from '../../../lib/time/instant.ts';
import { isVenueDate } from '../../../lib/time/venue-date.ts';
import { VENUE_TIME } from '../../../lib/time/venue-time.ts';

/** A JSON object with any content. */
export const plainObject = v.custom<Record<string, unknown>>(isRecord);

/** A URL that is safe to load or open. Contract section 3. */
export const safeUrl = v.pipe(
  v.string(),
  v.transform((address) => toSafeUrl(address)?.href),
  v.string(),
);

/** The same, else null. */
export const looseSafeUrl = v.fallback(v.nullable(safeUrl), null);

/**
 * A list without its invalid rows, so that one bad row does not close a whole screen. If all rows are invalid, the list is
 * an error at the first row's field, because the format has changed. For rows that add up to money use `v.array`.
 */
export function rowsOf<Schema extends v.GenericSchema>(row: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    // The description of the API reads it, because it cannot look into the transformation.
    v.metadata({ row }),
    v.rawTransform<unknown[], v.InferOutput<Schema>[]>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const results = input.map((value) => v.safeParse(row, value, { abortEarly: true }));
      const kept = results.filter((result) => result.success).map((result) => result.output);
      const failed = results[0];
      if (kept.length > 0 || !failed || failed.success) return kept;
      const [first, ...rest] = failed.issues[0].path ?? [];
      const at = { type: 'array', origin: 'value', input, key: 0, value: input[0] } as const;
      addIssue({ path: first ? [at, first, ...rest] : [at] });
      return NEVER;
    }),
  );
}

/** The valid rows of an optional list; empty for anything else. */
export function looseRowsOf<Schema extends v.GenericSchema>(row: Schema) {
  return v.fallback(
    v.nullish(rowsOf(row), () => []),
    () => [],
  );
}

/*
 * Kinds of wire fields. `x` is required. `optionalX` may be missing or null, but not of another type. `looseX` has a
 * default for any invalid value, for data that a screen can do without.
 */

/** A text to show, without bidi controls and lone surrogates. */
export const text = v.pipe(v.string(), v.transform(cleanText));
export const looseText = v.fallback(v.nullish(text, ''), '');
export const looseTextOrNull = v.fallback(v.nullish(text, null), null);

/** The URL of a picture: a safe one, or the picture itself as `data:image/`, in which an `<img>` runs no script. */
const pictureUrl = v.pipe(
  v.string(),
  v.transform((url) => (url.startsWith('data:image/') ? url : toSafeUrl(url)?.href)),
  v.string(),
);

/** A picture's description and URL. */
export const picture = v.object({ url: pictureUrl, alt: looseText });

/** A picture, also as a bare URL; else null. Contract section 4. */
export const looseImage = v.fallback(
  v.nullable(
    v.union([
      picture,
      v.pipe(
        pictureUrl,
        v.transform((url) => ({ url, alt: '' })),
      ),
    ]),
  ),
  null,
);

/** A code, key or token without lone surrogates. */
export const optionalCode = v.nullish(v.pipe(v.string(), v.transform(wellFormed)), null);
export const looseCode = v.fallback(optionalCode, null);

/** A number or a text, as text. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => wellFormed(String(value))),
  v.nonEmpty(),
);
export const optionalId = v.nullish(id, null);
export const looseId = v.fallback(optionalId, null);

export const finiteNumber = v.pipe(v.number(), v.finite());
export const wholeNumber = v.pipe(v.number(), v.safeInteger());
export const numberOrZero = v.nullish(finiteNumber, 0);
export const optionalNumber = v.nullish(finiteNumber, null);
export const looseNumber = v.fallback(numberOrZero, 0);

export const flag = v.boolean();
export const optionalFlag = v.nullish(flag, false);
export const looseFlag = v.fallback(optionalFlag, false);

const numberOrText = v.union([v.number(), v.string()]);
const priceText = v.pipe(
  numberOrText,
  v.transform((value) => parsePriceCents(value)),
);
/** A number of euros or a text such as "25 €", in cents; not negative. */
export const price = v.pipe(priceText, v.number());
/** The same; null for a text without one clear price ("on request") and for a negative one. */
export const optionalPrice = v.nullish(priceText, null);
/** A price as it was sent, for rows whose own currency its text may name. */
export const unreadPrice = v.nullish(numberOrText, null);

/** An amount with its sign, in cents, such as a charge or a discount. */
export const amount = v.pipe(
  numberOrText,
  v.transform((value) => parseAmountCents(value)),
  v.number(),
);
export const amountOrZero = v.nullish(amount, 0);

/** Currency by code, symbol or word; euro by default. Spec section 9. */
export const currency = v.fallback(v.pipe(text, v.trim(), v.nonEmpty()), 'EUR');

/** A venue date `YYYY-MM-DD`; drops a time of day after it. */
export const venueDate = v.pipe(
  v.string(),
  v.transform((date) => date.slice(0, 10)),
  v.check(isVenueDate),
);
export const optionalVenueDate = v.nullish(venueDate, null);

/** A venue time `HH:MM`; drops seconds. */
export const optionalVenueTime = v.nullish(
  v.pipe(
    v.string(),
    v.transform((time) => time.slice(0, 5)),
    v.regex(VENUE_TIME),
  ),
  null,
);

/** An ISO 8601 date-time with offset, unchanged. */
export const instant = v.pipe(
  v.string(),
  v.check((moment) => parseInstant(moment) !== null),
);
