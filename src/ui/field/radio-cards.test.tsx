// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { RadioCards } from './radio-cards.tsx';

function setUp() {
  const onChange = vi.fn();
  const onCommit = vi.fn();
  const screen = render(
    <RadioCards
      legend="Kind of reservation"
      value={null}
      onChange={onChange}
      onCommit={onCommit}
      options={[
        { value: 'normal', title: 'Normal' },
        { value: 'smart', title: 'Smart' },
      ]}
    />,
  );
  screen.find('[value="normal"]').focus();
  return { ...screen, onChange, onCommit };
}

test('a click chooses and commits', () => {
  const { click, find, onChange, onCommit } = setUp();
  click(find('[value="smart"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('smart');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('smart');
});

test('Enter chooses and commits', () => {
  const { press, onChange, onCommit } = setUp();
  press('Enter');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('normal');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('normal');
});

test('an arrow key, which clicks the next radio by itself, chooses but does not commit', () => {
  const { press, click, find, onChange, onCommit } = setUp();
  press('ArrowDown');
  click(find('[value="smart"]'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('smart');
  expect(onCommit).not.toHaveBeenCalled();
});

test('a click after an arrow key at the edge still commits', () => {
  const { press, click, find, onCommit, root } = setUp();
  press('ArrowUp');
  root.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowUp', bubbles: true }));
  click(find('[value="smart"]'));
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('smart');
});
