import { describe, expect, test } from 'vitest';

import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import { type CampaignInfo } from '../../features/offer/rules/campaign.ts';
import { bookingFormAtom, modeAtom } from '../../features/offer/state/choice-atoms.ts';
import { contactAtom } from '../../features/contact/state/contact-atom.ts';
import { canGoBackAtom, currentEntryAtom, flowStatusAtom } from './flow-atoms.ts';
import { QR_OBTAIN_METHOD } from '../../features/offer/rules/check-campaign.ts';
import { campaignInfoAtom } from '../../features/offer/state/offer-atoms.ts';
import { configAtom } from '../../context/checkout-context.ts';
import { showsBannerAtom } from '../../app/header-atoms.ts';
import { aCampaign, createFakeServer } from '../../../test/support/state/fake-server.ts';
import { startCheckoutAction } from './start-checkout.ts';
import { normalServer, start } from '../../../test/support/state/start-flow.ts';

describe('where a flow starts', () => {
  test('the choice opens on booking, with two people where the offer allows them', async () => {
    const { store } = await start({});
    expect(store.get(currentEntryAtom)).toEqual({ flow: 'booking_voucher', step: 'choice' });
    expect(store.get(modeAtom)).toBe('book');
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(2);
  });

  test('an offer for one person that is scheduled later begins with the client', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    server.campaign = aCampaign({
      campaignType: BOOKING_TYPE.DIGITAL_COUPON,
      minNumberPeople: 1,
      maxNumberPeople: 1,
    });
    const { store } = await start({}, server);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  });

  test('without a reservation type the customer chooses one first', async () => {
    const { store } = await start({ reservationType: null });
    expect(store.get(currentEntryAtom)?.step).toBe('reservation-type');
  });

  test('a page’s preselection is kept within the limits of the offer', async () => {
    const { store } = await start({
      prefill: { people: 99, name: 'Rui', phone: '+351 912 345 678' },
    });
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(6);
    expect(store.get(contactAtom)).toMatchObject({
      name: 'Rui',
      prefix: '+351',
      phone: '912345678',
    });
  });

  test('the times of the first free day show at once, and a time that the page passes in is chosen', async () => {
    const slots = ['20T08', '22T20', '23T20'].map((at) => ({
      startTime: `2026-11-${at}:00:00+00:00`,
      durationSec: 5400,
      capacity: 4,
    }));
    const server = createFakeServer(BOOKING_TYPE.NORMAL, slots);
    const { store } = await start({}, server);
    expect(store.get(bookingFormAtom).date).toBe('2026-11-22');
    expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
    const preselected = await start({ prefill: { date: '2026-11-23', time: '20:00' } }, server);
    expect(preselected.store.get(bookingFormAtom).dateTimes).toMatchObject([
      { date: '2026-11-23', times: [{ time: '20:00' }] },
    ]);
    expect(preselected.store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test.each([
    ['has passed', '2026-11-19'],
    ['is full or closed', '2026-11-24'],
    ['lies beyond the schedule', '2027-03-01'],
    ['lies in another age', '9999-12-31'],
    ['does not exist', '2027-02-31'],
  ])('a preselected day that %s gives way to the first free one', async (_, date) => {
    const at = '2026-11-22T20:00:00+00:00';
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [
      { startTime: at, durationSec: 5400, capacity: 4 },
    ]);
    if (date < '2027-03-31') server.schedule = { ...server.schedule, endDate: '2027-02-28' };
    const { store } = await start({ prefill: { date, time: '20:00' } }, server);
    expect(store.get(bookingFormAtom).date).toBe('2026-11-22');
    expect(server.calls.filter((call) => call === 'getCampaignSlots')).toHaveLength(1);
  });

  test('a preselected day beyond the calendar that has loaded is looked for', async () => {
    const server = normalServer();
    const { store } = await start({ prefill: { date: '2027-02-10' } }, server);
    expect(store.get(bookingFormAtom).date).toBe('2027-02-10');
    expect(server.calls.filter((call) => call === 'getCampaignSlots').length).toBeGreaterThan(1);
  });

  const single = aCampaign({
    campaignType: BOOKING_TYPE.DIGITAL_COUPON,
    minNumberPeople: 1,
    maxNumberPeople: 1,
  });

  test.each([
    [
      'an offer that needs a date begins where it is chosen',
      aCampaign(),
      'booking_voucher',
      'choice',
    ],
    [
      'an offer with nothing to choose begins without the choice',
      single,
      'skip_campaign_type_5_first_step',
      'client-info',
    ],
  ])('the flow that passes over the first step: %s', async (_, campaign, flow, step) => {
    const server = Object.assign(normalServer(), { campaign });
    const { store } = await start({}, server);
    await store.set(startCheckoutAction, 'skip_campaign_type_5_first_step');
    expect(store.get(currentEntryAtom)).toEqual({ flow, step });
  });

  test('what is booked stands above the first step where there was nothing to choose', async () => {
    const server = Object.assign(normalServer(), { campaign: single });
    const { store } = await start({}, server);
    expect(store.get(canGoBackAtom)).toBe(false);
    expect(store.get(showsBannerAtom)).toBe(true);
  });

  test('the offer code counts in its flow, whatever campaign the page names', async () => {
    const server = normalServer();
    server.campaign = { ...aCampaign(), obtainMethod: QR_OBTAIN_METHOD };
    const { store } = await start({ qr: true, campaignId: '999', offerCode: 'POINTS10' }, server);
    expect(store.get(currentEntryAtom)?.step).toBe('points-confirm');
    expect(server.calls).toEqual(['getCampaignByOfferCode']);
  });

  test('of two starts the later one counts, whatever order the answers come in', async () => {
    const server = normalServer();
    const { store } = await start({}, server);
    let answerFirst = (_campaign: CampaignInfo) => {};
    const first = new Promise<CampaignInfo>((resolve) => {
      answerFirst = resolve;
    });
    server.api.getCampaign = async (id) =>
      id === '103' ? first : aCampaign({ campaignId: '102' });
    store.set(configAtom, { ...store.get(configAtom), campaignId: '103' });
    const slow = store.set(startCheckoutAction);
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction);
    answerFirst(aCampaign({ campaignId: '103' }));
    await slow;
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(store.get(campaignInfoAtom)?.campaignView.campaignId).toBe('102');
  });
});
