// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { Stepper } from './stepper.tsx';

function People({ onChange }: { onChange: (value: number) => void }) {
  const [people, setPeople] = useState(2);
  const latest = useRef(people);
  return (
    <Stepper
      label="People"
      value={people}
      min={1}
      max={8}
      onChange={(to) => {
        latest.current = to(latest.current);
        setPeople(latest.current);
        onChange(latest.current);
      }}
      decreaseLabel="One less"
      increaseLabel="One more"
    />
  );
}

function setUp() {
  const values: number[] = [];
  const screen = render(<People onChange={(value) => values.push(value)} />);
  const input = screen.find('input');
  const shown = () => (input instanceof HTMLInputElement ? input.value : null);
  return { ...screen, input, values, shown };
}

test('plus and minus change the number by one', () => {
  const { click, find, values } = setUp();
  click(find('[aria-label="One more"]'));
  click(find('[aria-label="One less"]'));
  expect(values).toEqual([3, 2]);
});

test('every press counts, also those before the number is drawn again, and none goes beyond the limit', () => {
  const held = { value: 2 };
  const screen = render(
    <Stepper
      label="People"
      value={2}
      min={1}
      max={4}
      onChange={(to) => {
        held.value = to(held.value);
      }}
      decreaseLabel="One less"
      increaseLabel="One more"
    />,
  );
  const more = screen.find('[aria-label="One more"]');
  screen.click(more);
  screen.click(more);
  expect(held.value).toBe(4);
  screen.click(more);
  expect(held.value).toBe(4);
});

test('minus refuses at the minimum and keeps the focus', () => {
  const { click, find, focused, values } = setUp();
  const minus = find('[aria-label="One less"]');
  minus.focus();
  click(minus);
  click(minus);
  expect(values).toEqual([1]);
  expect(minus.getAttribute('aria-disabled')).toBe('true');
  expect(focused()).toBe(minus);
});

test.each([
  ['5', [5], '5'],
  ['20', [8], '8'],
  ['0', [1], '1'],
  ['-3', [1], '1'],
  ['2.6', [3], '3'],
  ['', [], '2'],
])('"%s" typed and left gives %j and shows %s', (text, expected, shows) => {
  const { type, blur, input, values, shown } = setUp();
  input.focus();
  type(input, text);
  expect(values.every((value) => value >= 1 && value <= 8)).toBe(true);
  blur();
  expect(values).toEqual(expected);
  expect(shown()).toBe(shows);
});

test('Enter clamps what was typed without leaving the field', () => {
  const { type, input, press, values, focused } = setUp();
  input.focus();
  type(input, '99');
  press('Enter');
  expect(values).toEqual([8]);
  expect(focused()).toBe(input);
});

test('a wheel over the focused number leaves it, so that the page scrolls and the number stays', () => {
  const { input, focused, values } = setUp();
  input.focus();
  act(() => void input.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -120 })));
  expect(focused()).not.toBe(input);
  expect(values).toEqual([]);
});
