// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { DayGrid, type DayGridProps } from './day-grid.tsx';

type Calendar = Partial<Omit<DayGridProps, 'next'>> & {
  next?: Partial<DayGridProps['next']>;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function week(monday: number) {
  return WEEKDAYS.map((weekday, index) => {
    const day = monday + index;
    const available = index !== 1;
    return {
      date: `2026-11-${String(day).padStart(2, '0')}`,
      weekday,
      label: `${weekday} ${day} November 2026${available ? '' : ', closed'}`,
      available,
    };
  });
}

/** A calendar that pages between the weeks of 9, 16 and 23 November. */
function Calendar({ next, ...props }: Calendar) {
  const [monday, setMonday] = useState(16);
  return (
    <DayGrid
      title="November 2026"
      days={week(monday)}
      selected={null}
      onChoose={() => undefined}
      previous={{
        label: 'Previous week',
        disabled: monday <= 9,
        onClick: () => setMonday(monday - 7),
      }}
      next={{
        label: 'Next week',
        disabled: monday >= 23,
        onClick: () => setMonday(monday + 7),
        ...next,
      }}
      showMonth={{ label: 'Whole month', onClick: () => undefined }}
      {...props}
    />
  );
}

function setUp(props: Calendar = {}) {
  const screen = render(<Calendar {...props} />);
  const name = (element: Element | null) =>
    element?.querySelector('.mc-visually-hidden')?.textContent ?? null;
  screen.find('td button[tabindex="0"]').focus();
  return { ...screen, focusedDay: () => name(screen.focused()) };
}

test('one day is in the tab order: the first that is free', () => {
  const { all, focusedDay } = setUp();
  expect(all('td button[tabindex="0"]')).toHaveLength(1);
  expect(focusedDay()).toBe('Mon 16 November 2026');
});

test('the selected day is the one in the tab order and says that it is selected', () => {
  const { focusedDay, all } = setUp({ selected: '2026-11-19' });
  expect(focusedDay()).toBe('Thu 19 November 2026');
  expect(all('td[aria-selected="true"]')).toHaveLength(1);
});

test.each([
  ['ArrowRight', 'Tue 17 November 2026, closed'],
  ['End', 'Sun 22 November 2026'],
  ['Home', 'Mon 16 November 2026'],
  ['ArrowDown', 'Mon 23 November 2026'],
  ['PageDown', 'Mon 23 November 2026'],
  ['ArrowUp', 'Mon 9 November 2026'],
  ['PageUp', 'Mon 9 November 2026'],
  ['ArrowLeft', 'Sun 15 November 2026'],
])('%s on Monday 16 leads to %s', (key, day) => {
  const { press, focusedDay } = setUp();
  press(key);
  expect(focusedDay()).toBe(day);
});

test('the right arrow on Sunday moves to the next Monday', () => {
  const { press, focusedDay } = setUp();
  press('End');
  press('ArrowRight');
  expect(focusedDay()).toBe('Mon 23 November 2026');
});

test('keys do not page beyond the weeks that can be booked', () => {
  const onClick = vi.fn();
  const { press, focusedDay } = setUp({ next: { disabled: true, onClick } });
  press('PageDown');
  expect(onClick).not.toHaveBeenCalled();
  expect(focusedDay()).toBe('Mon 16 November 2026');
});

test('a free day is chosen by a click', () => {
  const onChoose = vi.fn();
  const { click, all } = setUp({ onChoose });
  click(all('td button')[3]!);
  expect(onChoose.mock.calls).toMatchObject([[{ date: '2026-11-19', available: true }]]);
});

test('a closed day can be reached, and the screen may say why it cannot be chosen', () => {
  const onChoose = vi.fn();
  const { press, click, focused, find } = setUp({ onChoose });
  press('ArrowRight');
  expect(focused()?.getAttribute('aria-disabled')).toBe('true');
  click(find('[aria-disabled="true"]'));
  expect(onChoose.mock.calls).toMatchObject([[{ date: '2026-11-17', available: false }]]);
});

test('paging with the buttons leaves the focus on the button', () => {
  const { find, click, focused } = setUp();
  const next = find('button[aria-label="Next week"]');
  next.focus();
  click(next);
  expect(find('td .mc-visually-hidden').textContent).toBe('Mon 23 November 2026');
  expect(focused()).toBe(next);
});
