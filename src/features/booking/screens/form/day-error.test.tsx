// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { createFakeHost } from '../../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../../test/support/state/start-test-checkout.ts';
import type { Slot } from '../../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../../offer/rules/booking-type.ts';
import { selectDayAction, setPeopleAction, turnToWeekAction } from '../../state/edit-booking.ts';
import { DayField } from './day-field.tsx';

/** A Monday. */
const NOW = Date.parse('2026-11-16T10:00:00Z');

/** The free places of the day that is selected. */
const PLACES = 3;

const dinnerOn = (date: string, capacity: number): Slot => ({
  startTime: `${date}T19:00:00+00:00`,
  durationSec: 5400,
  capacity,
});

async function showDays() {
  const slots = [
    dinnerOn('2026-11-18', PLACES),
    dinnerOn('2026-11-19', 6),
    dinnerOn('2026-11-25', 6),
  ];
  const server = createFakeServer(BOOKING_TYPE.NORMAL, slots);
  const host = createFakeHost(NOW);
  const announced: string[] = [];
  host.announce = (text) => void announced.push(text);
  const store = await startTestCheckout(server, host);
  store.set(selectDayAction, '2026-11-18');
  const view = renderInCheckout(store, <DayField />);
  const error = () => view.root.querySelector('.mc-field-error')?.textContent ?? null;
  const pressClosed = () => view.click(view.find('.mc-day[aria-disabled]:not([aria-current])'));
  return { store, announced, error, pressClosed };
}

describe('the error of an unavailable day', () => {
  it('is shown and read out when the day is pressed', async () => {
    const { announced, error, pressClosed } = await showDays();
    pressClosed();
    expect(error()).toBe('reservation.dateNotAvailable');
    expect(announced).toEqual(['reservation.dateNotAvailable']);
  });

  it('disappears with the choice of another day in the month, and does not come back with the week', async () => {
    const { store, error, pressClosed } = await showDays();
    pressClosed();
    await act(async () => store.set(selectDayAction, '2026-11-19'));
    expect(error()).toBeNull();
    await act(() => store.set(turnToWeekAction, '2026-11-23'));
    await act(() => store.set(turnToWeekAction, '2026-11-16'));
    expect(error()).toBeNull();
  });

  it('is read out once when the party has become too large for the day', async () => {
    const { store, announced, error } = await showDays();
    act(() => store.set(setPeopleAction, () => PLACES + 1));
    expect(error()).toBe('reservation.dateNotAvailable');
    expect(announced).toEqual(['reservation.dateNotAvailable']);
    act(() => store.set(setPeopleAction, () => PLACES + 2));
    expect(announced).toHaveLength(1);
  });
});
