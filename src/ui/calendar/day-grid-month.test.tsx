// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { addMonths, datesOfMonth, placeInWeek } from '../../lib/time/venue-month.ts';
import { render } from '../../../test/support/ui/render.ts';
import { DayGrid, type DayGridProps } from './day-grid.tsx';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((short) => ({
  short,
  full: `${short}, in full`,
}));

/** October to December 2026; every tenth is closed. */
function Months(props: Partial<DayGridProps>) {
  const [month, setMonth] = useState('2026-11-01');
  return (
    <DayGrid
      title={month.slice(0, 7)}
      month={{ weekdays: WEEKDAYS, firstPlace: placeInWeek(month) }}
      days={datesOfMonth(month).map((date) => ({
        date,
        label: date.endsWith('10') ? `${date}, closed` : date,
        available: !date.endsWith('10'),
      }))}
      selected="2026-11-18"
      onChoose={() => undefined}
      previous={{
        label: 'Previous month',
        disabled: month <= '2026-10-01',
        onClick: () => setMonth(addMonths(month, -1)),
      }}
      next={{
        label: 'Next month',
        disabled: month >= '2026-12-01',
        onClick: () => setMonth(addMonths(month, 1)),
      }}
      {...props}
    />
  );
}

function setUp(props: Partial<DayGridProps> = {}) {
  const screen = render(<Months {...props} />);
  const nameOf = (element: Element | null) =>
    element?.querySelector('.mc-visually-hidden')?.textContent ?? null;
  return { ...screen, focusedDay: () => nameOf(screen.focused()) };
}

test('the focus starts at the selected day, the only one in the tab order', () => {
  const { all, focusedDay } = setUp();
  expect(focusedDay()).toBe('2026-11-18');
  expect(all('td button[tabindex="0"]')).toHaveLength(1);
  expect(all('td[aria-selected="true"]')).toHaveLength(1);
});

test('each day stands under its weekday', () => {
  const { all } = setUp();
  const [first] = all('tbody tr');
  // 1 November 2026 is a Sunday.
  const cells = [...(first?.children ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual(['', '', '', '', '', '', '2026-11-011']);
  expect(all('th').map((head) => head.getAttribute('abbr'))).toEqual(
    WEEKDAYS.map(({ full }) => full),
  );
});

test.each([
  ['ArrowRight', '2026-11-19'],
  ['ArrowLeft', '2026-11-17'],
  ['ArrowDown', '2026-11-25'],
  ['ArrowUp', '2026-11-11'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageDown', '2026-12-18'],
  ['PageUp', '2026-10-18'],
])('%s on 18 November leads to %s', (key, day) => {
  const { press, focusedDay } = setUp();
  press(key);
  expect(focusedDay()).toBe(day);
});

test.each([
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-30', 'ArrowDown', '2026-12-07'],
  ['2026-11-01', 'ArrowLeft', '2026-10-31'],
  ['2026-11-30', 'End', '2026-11-30'],
  ['2026-11-01', 'Home', '2026-11-01'],
])('from %s, %s leads to %s', (selected, key, day) => {
  const { press, focusedDay } = setUp({ selected });
  press(key);
  expect(focusedDay()).toBe(day);
});

test('Page Down on the last of a month leads to the last of a shorter one', () => {
  const { press, focusedDay } = setUp({ selected: null });
  press('PageUp');
  for (let count = 0; count < 30; count += 1) press('ArrowRight');
  expect(focusedDay()).toBe('2026-10-31');
  press('PageDown');
  expect(focusedDay()).toBe('2026-11-30');
});

test('keys do not lead to a month that cannot be shown', () => {
  const onClick = vi.fn();
  const { press, focusedDay } = setUp({
    next: { label: 'Next month', disabled: true, onClick },
  });
  press('PageDown');
  expect(onClick).not.toHaveBeenCalled();
  expect(focusedDay()).toBe('2026-11-18');
});

test('an unavailable day can be reached and pressed, so that the screen can say why', () => {
  const onChoose = vi.fn();
  const { press, focusedDay, click, find } = setUp({ selected: '2026-11-03', onChoose });
  press('ArrowDown');
  expect(focusedDay()).toBe('2026-11-10, closed');
  click(find('[aria-disabled="true"]'));
  expect(onChoose.mock.calls).toMatchObject([[{ date: '2026-11-10', available: false }]]);
});

test('turning by the buttons leaves the focus on the button', () => {
  const { find, click, focused, all } = setUp();
  const next = find('button[aria-label="Next month"]');
  next.focus();
  click(next);
  expect(focused()).toBe(next);
  expect(all('td button')).toHaveLength(31);
});

test.each([
  ['Next month', '2026-12-18'],
  ['Previous month', '2026-10-18'],
])('%s, pressed by a script while a day has the focus, leads to %s', (label, day) => {
  const { find, click, focusedDay } = setUp();
  click(find(`button[aria-label="${label}"]`));
  expect(focusedDay()).toBe(day);
});
