// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { Timetable, type TimetableProps } from './timetable.tsx';

const GROUPS: TimetableProps['groups'] = [
  {
    id: 'lunch',
    heading: 'Lunch',
    slots: [
      { value: '12:00', text: '12:00', label: '12:00, fully booked', disabled: true },
      { value: '12:30', text: '12:30', label: '12:30' },
    ],
  },
  { id: 'dinner', heading: 'Dinner', slots: [{ value: '19:30', text: '19:30', label: '19:30' }] },
];

function setUp(props: Partial<TimetableProps> = {}) {
  const onChoose = vi.fn();
  const screen = render(
    <Timetable
      label="Time"
      mode="single"
      groups={GROUPS}
      selected={[]}
      onChoose={onChoose}
      {...props}
    />,
  );
  screen.find('.mc-slot[tabindex="0"]').focus();
  return { ...screen, onChoose, focusedSlot: () => screen.focused()?.getAttribute('aria-label') };
}

test('a single choice is a radio group, several are check boxes', () => {
  expect(setUp().all('[role="radiogroup"] [role="radio"]')).toHaveLength(3);
  expect(setUp({ mode: 'multiple' }).all('[role="group"] [role="checkbox"]')).toHaveLength(3);
});

test('one slot is in the tab order: the first free one, or the chosen one', () => {
  expect(setUp().focusedSlot()).toBe('12:30');
  const chosen = setUp({ selected: ['19:30'] });
  expect(chosen.focusedSlot()).toBe('19:30');
  expect(chosen.all('[tabindex="0"]')).toHaveLength(1);
  expect(chosen.focused()?.getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['ArrowRight', '19:30'],
  ['ArrowDown', '19:30'],
  ['ArrowLeft', '12:00, fully booked'],
  ['ArrowUp', '12:00, fully booked'],
  ['End', '19:30'],
  ['Home', '12:00, fully booked'],
])('%s moves the focus to %s across the parts of the day and chooses nothing', (key, slot) => {
  const { press, focusedSlot, onChoose } = setUp();
  press(key);
  expect(focusedSlot()).toBe(slot);
  expect(onChoose).not.toHaveBeenCalled();
});

test('the focus stays at the last slot', () => {
  const { press, focusedSlot } = setUp({ selected: ['19:30'] });
  press('ArrowRight');
  expect(focusedSlot()).toBe('19:30');
});

test('a click, which is also what Enter and Space do on a button, chooses', () => {
  const { click, find, onChoose } = setUp();
  click(find('[aria-label="19:30"]'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(GROUPS[1]?.slots[0]);
});

test('a press on a disabled slot reaches the screen, which may say why it is disabled', () => {
  const { click, find, onChoose } = setUp();
  click(find('[aria-disabled="true"]'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(GROUPS[0]?.slots[0]);
});
