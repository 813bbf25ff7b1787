import { Hono } from 'hono';
import * as v from 'valibot';

import { findCampaign } from '../campaign/find-campaign.ts';
import { findService } from '../shop/find-shop.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { dateTime, idText, languageCode, wholeNumberText } from '../support/fields.ts';
import { toLisbonIso } from '../support/lisbon-time.ts';
import { scheduleAt } from './opening-days.ts';
import { slotsBetween, type Bookable } from './slots.ts';

const MINUTE_MS = 60_000;
const DEFAULT_UNTIL_MINUTES = '43200';

const path = v.object({ id: idText });
const untilMinutes = v.optional(wholeNumberText, DEFAULT_UNTIL_MINUTES);
const campaignPeriod = v.object({ startPeriod: dateTime, untilMinutes });
const servicePeriod = v.object({
  startPeriod: v.optional(dateTime),
  untilMinutes,
  language: languageCode,
});

/** Schedule and free slots of campaigns and services. Spec section 7. */
export function calendarRoutes(sandbox: SandboxContext): Hono {
  const wireSlots = (
    bookable: Bookable,
    period: { startPeriod?: string | undefined; untilMinutes: number },
  ) => {
    const from = period.startPeriod ? Date.parse(period.startPeriod) : sandbox.now();
    const until = from + period.untilMinutes * MINUTE_MS;
    return slotsBetween(bookable, { from, until }, sandbox.state().taken, sandbox.now()).map(
      ({ start, durationSec, capacity }) => ({
        startTime: toLisbonIso(start),
        durationSec,
        capacity,
      }),
    );
  };

  return new Hono()
    .get('/campaign/schedule/:id', check('param', path), (context) => {
      findCampaign(context.req.valid('param').id);
      return answer(context, scheduleAt(sandbox.now()));
    })
    .get(
      '/v4/campaigns/:id/calendar/available-slots',
      check('param', path),
      check('query', campaignPeriod),
      (context) => {
        const { id, calendar } = findCampaign(context.req.valid('param').id);
        return answer(
          context,
          wireSlots({ key: `campaign-${id}`, calendar }, context.req.valid('query')),
        );
      },
    )
    .get(
      '/v4/shopmerchantservices/:id/calendar/available-slots',
      check('param', path),
      check('query', servicePeriod),
      (context) => {
        const { id, calendar } = findService(context.req.valid('param').id);
        return answer(
          context,
          wireSlots({ key: `service-${id}`, calendar }, context.req.valid('query')),
        );
      },
    );
}
