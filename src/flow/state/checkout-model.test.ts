import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS } from '../../lib/limits.ts';
import type { Slot } from '../../lib/time/slots.ts';
import {
  submitBookingFormAction,
  selectDayAction,
  setPeopleAction,
  toggleSlotAction,
} from '../../features/booking/state/edit-booking.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../features/contact/state/contact-form.ts';
import { sessionAction } from '../../features/account/state/session.ts';
import { goBackAction } from './move-step.ts';
import { bookedTimesAtom } from '../../features/booking/state/booked-times.ts';
import { submitBookingAction } from '../../features/booking/state/submit-booking.ts';
import { contactAtom } from '../../features/contact/state/contact-atom.ts';
import { currentEntryAtom } from './flow-atoms.ts';
import { bookingFormAtom } from '../../features/offer/state/choice-atoms.ts';
import { priceAtom } from '../../features/vouchers/state/price-atoms.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../platform/host/account/middleware-cookies.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { addAccounts } from '../../../test/support/state/fake-accounts.ts';
import { createFakeHost } from '../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  createFakeServer,
} from '../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { userAtom } from '../../context/checkout-context.ts';
import { watchAccount } from '../../features/account/state/load-user.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const RUNS = 1_000;
/** The price per person of the fake server's campaign. */
const UNIT_CENTS = 2_500;

const SLOTS: readonly Slot[] = ['21T19', '21T20', '22T20'].map((at) => ({
  startTime: `2026-11-${at}:00:00+00:00`,
  durationSec: 5400,
  capacity: 4,
}));

type Outcome = 'accepted' | 'cut off' | 'refused' | 'taken';

const ERRORS: Record<Exclude<Outcome, 'accepted'>, () => ApiError> = {
  'cut off': () => new ApiError('outcome_unknown', 'cut off'),
  refused: () => new ApiError('api', 'refused', { status: 500 }),
  taken: () => new ApiError('conflict', 'taken', { status: 409 }),
};

/** The choices that bring a guest straight to the last button. */
const FILLED = ['pick first time', 'fill in', 'send contact', 'press confirm'];

const gesture = fc.constantFrom(
  'pick first time',
  'pick second time',
  'pick sunday',
  'show sunday',
  'three people',
  'continue',
  'fill in',
  'send contact',
  'press confirm',
  'press confirm',
  'wait',
  'back',
  'sign in elsewhere',
  'sign out elsewhere',
  'sign out',
);

describe('any order of gestures and answers', () => {
  test('never sends one intent twice, books only what is shown and as who is shown, loses no input on back, and succeeds only by the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(gesture, { minLength: 4, maxLength: 25 }),
        fc.boolean(),
        fc.infiniteStream(fc.constantFrom<Outcome>('accepted', 'cut off', 'refused', 'taken')),
        async (scheduler, gestures, startsFilled, outcomes) => {
          const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
          const host = createFakeHost(NOW);
          addAccounts(server, [A_USER]);
          const store = await startTestCheckout(server, host);
          const stopWatching = watchAccount(store, host);
          let accepted = 0;
          let inFlight = 0;
          let mostInFlight = 0;
          const answer = scheduler.scheduleFunction(async (outcome: Outcome) => outcome);
          const comparisons: { shown: unknown; sent: unknown }[] = [];
          server.answerBooking = async (payload) => {
            const { numberOfPeople } = store.get(bookingFormAtom);
            comparisons.push({
              shown: {
                dates: store.get(bookedTimesAtom).map(({ date }) => date),
                people: numberOfPeople,
                cents: store.get(priceAtom)?.totalCents,
              },
              sent: {
                dates: payload.slots.map((slot) => slot.startTime.slice(0, 10)),
                people: payload.partySize,
                cents: UNIT_CENTS * payload.partySize,
              },
            });
            inFlight += 1;
            mostInFlight = Math.max(mostInFlight, inFlight);
            const sentBy = store.get(userAtom)?.token ?? null;
            comparisons.push({ shown: sentBy, sent: server.bookings.at(-1)?.token });
            const outcome = await answer(outcomes.next().value ?? 'accepted');
            inFlight -= 1;
            comparisons.push({ shown: store.get(userAtom)?.token ?? null, sent: sentBy });
            if (outcome !== 'accepted') throw ERRORS[outcome]();
            accepted += 1;
            return A_RESERVATION;
          };
          const acts: Record<string, () => unknown> = {
            'pick first time': () => store.set(toggleSlotAction, SLOTS[0]!),
            'pick second time': () => store.set(toggleSlotAction, SLOTS[1]!),
            'pick sunday': () => {
              store.set(selectDayAction, '2026-11-22');
              store.set(toggleSlotAction, SLOTS[2]!);
            },
            'show sunday': () => store.set(selectDayAction, '2026-11-22'),
            'three people': () => store.set(setPeopleAction, () => 3),
            continue: () => store.set(submitBookingFormAction),
            'fill in': () =>
              store.set(editContactAction, {
                name: 'Rui Costa',
                email: 'rui@example.com',
                phone: '912345678',
              }),
            'send contact': () => store.set(submitContactFormAction),
            'press confirm': () => store.set(submitBookingAction),
            wait: () => host.advance(SECOND_TRY_AFTER_MS),
            'sign in elsewhere': () => {
              host.cookies.write(USER_ID_COOKIE, A_USER.id, null);
              host.cookies.write(TOKEN_COOKIE, A_USER.token, null);
              host.changeAccountElsewhere();
            },
            'sign out elsewhere': () => {
              host.cookies.remove(USER_ID_COOKIE);
              host.cookies.remove(TOKEN_COOKIE);
              host.changeAccountElsewhere();
            },
            'sign out': () => store.set(sessionAction, { kind: 'signOut' }),
            back: () => {
              const before = { contact: store.get(contactAtom), book: store.get(bookingFormAtom) };
              store.set(goBackAction);
              expect({ contact: store.get(contactAtom), book: store.get(bookingFormAtom) }).toEqual(
                before,
              );
            },
          };
          const working: Promise<unknown>[] = [];
          store.set(selectDayAction, '2026-11-21');
          const opening = startsFilled ? FILLED : [];
          for (const name of [...opening, ...gestures]) {
            working.push(Promise.resolve(acts[name]?.()));
            if (scheduler.count() > 0 && name === 'back') await scheduler.waitOne();
            // Lets what another tab did arrive here.
            if (name === 'wait') await new Promise((resolve) => setImmediate(resolve));
          }
          await scheduler.waitIdle();
          await Promise.all(working);
          stopWatching();

          expect(mostInFlight).toBeLessThanOrEqual(1);
          expect(accepted).toBeLessThanOrEqual(1);
          const succeeded = store.get(currentEntryAtom)?.step === 'success';
          expect(succeeded).toBe(accepted === 1);
          expect(store.get(submissionAtom).status).not.toBe('sending');
          for (const { shown, sent } of comparisons) expect(sent).toEqual(shown);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
