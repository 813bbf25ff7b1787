// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { createFakeHost } from '../../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../../test/support/state/start-test-checkout.ts';
import { BOOKING_TYPE } from '../../../offer/rules/booking-type.ts';
import { showWeekAction } from '../../state/calendar-state.ts';
import { BookingForm } from './booking-form.tsx';
import CalendarStateView from './calendar-state-view.tsx';
import { catalogTexts } from '../../../../../test/support/catalog-texts.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');

const SLOT = { startTime: '2026-11-19T19:00:00+00:00', durationSec: 5400, capacity: 6 };

it.each([
  ['French', catalogTexts('fr_FR'), 'jusqu’au mercredi 16\u00A0décembre.'],
  ['German', catalogTexts('de_DE'), 'bis Mittwoch, 16.\u00A0Dezember.'],
])('the sentence about no later free day ends in one full stop, in %s', async (_, texts, end) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [SLOT]);
  const store = await startTestCheckout(server, createFakeHost(NOW));
  await store.set(showWeekAction, '2026-11-24');
  const view = renderInCheckout(store, <CalendarStateView />, texts);
  expect(view.find('.mc-hint').textContent.endsWith(end)).toBe(true);
});

it.each([
  [
    'to the day of the calendar, when the button to the next free day disappears',
    '2026-11-24',
    SLOT,
  ],
  ['on the button that finds no later day', '2026-11-24', null],
])('keeps the focus %s', async (_, week, later) => {
  const next = { ...SLOT, startTime: '2026-12-10T19:00:00+00:00' };
  const server = createFakeServer(BOOKING_TYPE.NORMAL, later ? [later, next] : [SLOT]);
  const store = await startTestCheckout(server, createFakeHost(NOW));
  const { find, focused, click } = renderInCheckout(store, <BookingForm />);
  await act(() => store.set(showWeekAction, week));
  await act(() => vi.dynamicImportSettled());
  const button = find('.mc-day-field__state button:last-child');
  button.focus();
  click(button);
  await act(() => vi.dynamicImportSettled());
  expect(focused()?.id || focused()?.textContent).toBe(
    later ? 'mc-booking-day' : 'reservation.lookLater',
  );
});
