import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfIdAndToken, userOfToken } from '../authentication/find-user.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check, checkBody, readJson } from '../support/check.ts';
import {
  clientApplication,
  idText,
  languageCode,
  nonEmptyText,
  wireId,
} from '../support/fields.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { bookingBody, pointsBody } from './booking-schema.ts';
import { createBooking } from './create-booking.ts';
import { isPointsCampaign, obtainPoints } from './obtain-points.ts';

/** A page may name no channel manager. */
const channelManager = v.optional(v.string());
const headers = v.object({ token: v.optional(v.string()), 'x-user-language': languageCode });
const query = v.object({ clientApplication, providerId: idText, channelManager });
const guestQuery = v.object({ ...query.entries, language: languageCode });
const conversionPath = v.object({ userId: idText });
const conversionQuery = v.object({
  token: nonEmptyText,
  clientApplication,
  language: languageCode,
  channelManager,
});
const conversionBody = v.strictObject({
  transactionId: wireId,
  valueCharged: v.pipe(v.number(), v.minValue(0)),
  campaignId: v.nullable(wireId),
  channelManager: v.nullish(v.string()),
});

/** bookings, bookings/guest and the conversion call that follows. Spec section 7. */
export function bookingRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/bookings', check('header', headers), check('query', query), async (context) => {
      const user = userOfToken(sandbox, context.req.valid('header').token);
      const body = await readJson(context);
      const result = isPointsCampaign(body)
        ? obtainPoints(checkBody(pointsBody, body), user, sandbox)
        : createBooking(checkBody(bookingBody, body), user, sandbox);
      return answer(context, result);
    })
    .post('/bookings/guest', check('query', guestQuery), async (context) => {
      const body = await readJson(context);
      if (isPointsCampaign(body)) throw new SandboxError('REGISTERED_USERS_ONLY');
      return answer(context, createBooking(checkBody(bookingBody, body), null, sandbox));
    })
    .post(
      '/client/book/book/:userId',
      check('param', conversionPath),
      check('query', conversionQuery),
      check('json', conversionBody),
      (context) => {
        const { userId } = context.req.valid('param');
        userOfIdAndToken(sandbox, userId, context.req.valid('query').token);
        sandbox.state().conversions.push(context.req.valid('json'));
        return answer(context, {});
      },
    );
}
