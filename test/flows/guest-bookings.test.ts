import { describe, expect, it, untilRole, untilText } from '../support/index.ts';
import { BOOKING_WALKS, bookAsGuest } from './booking-walks.ts';
import { RUI_ON_THE_WIRE, bookingBody, ownHeaders, sentBookings } from './requests.ts';
import { GUEST, RUI, startWalk, type Walk } from './walk.ts';

const ONCE = ['ready', 'submit', 'reserved'];

/** The events of one booking: each fact once, without names, addresses or numbers. */
function expectEventsOfOneBooking({ receivedEvents }: Walk, steps: readonly string[]): void {
  const names = receivedEvents.map(({ name }) => name);
  expect(names.filter((name) => name !== 'step')).to.deep.equal(ONCE);
  const details = JSON.stringify(receivedEvents);
  for (const personal of [...RUI.name.split(' '), RUI.email, '912345678', RUI.phone]) {
    expect(details).not.to.include(personal);
  }
  const flow = 'booking_voucher';
  expect(
    receivedEvents.filter(({ name }) => name === 'step').map(({ detail }) => detail),
  ).to.deep.equal(steps.map((step, index) => ({ flow, step, index, total: steps.length })));
  const detailOf = (wanted: string) => receivedEvents.find(({ name }) => name === wanted)?.detail;
  expect(detailOf('submit')).to.have.keys('kind', 'intent').and.include({ kind: 'booking' });
  expect(detailOf('reserved')).to.deep.equal({
    transactionId: '500001',
    kind: 'booking',
    valueCharged: 0,
  });
}

describe('a guest', () => {
  for (const booking of BOOKING_WALKS) {
    const { type, campaign, people, steps, outcome } = booking;
    it(`books an offer of type ${type}: the request, the outcome and the events`, async () => {
      const walk = await startWalk({ ...GUEST, campaign });
      const slots = await bookAsGuest(walk, booking);

      const [request, ...others] = await sentBookings();
      expect(others).to.deep.equal([]);
      expect(request).to.include({ method: 'POST', path: '/rest/bookings/guest' });
      expect(request?.query).to.deep.equal({
        clientApplication: 'WEB',
        providerId: '1',
        language: 'pt_PT',
      });
      expect(ownHeaders(request!)).to.deep.equal({ 'content-type': 'application/json' });
      expect(request?.body).to.deep.equal(
        bookingBody({ campaign, people, slots, ...RUI_ON_THE_WIRE }),
      );
      await untilRole(walk.element, 'heading', walk.words.successTitles[type]);
      await untilText(walk.element, outcome);
      expectEventsOfOneBooking(walk, steps);
    });
  }
});
