import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { zoneOffset } from '../../../lib/time/time-zones.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { differingVenueTimeAtom } from './booking-form-atoms.ts';

/** The venue time shown to a customer whose clock has another zone, in Lisbon's summer. */
async function venueTimeSeenFrom(zone: string) {
  const host = createFakeHost(Date.parse('2027-07-15T12:00:00Z'));
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, { ...host, visitorOffset: zoneOffset(zone) });
  return store.get(differingVenueTimeAtom);
}

describe("the venue's time beside the calendar", () => {
  it('is shown to a customer in the Azores, an hour behind', async () => {
    expect(await venueTimeSeenFrom('Atlantic/Azores')).toBe('13:00');
  });

  it.each(['Europe/Lisbon', 'Europe/London'])(
    'is not shown where the clock is the same: %s',
    async (zone) => {
      expect(await venueTimeSeenFrom(zone)).toBeNull();
    },
  );
});
