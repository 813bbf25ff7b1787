// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { ChosenSlots } from './chosen-slots.tsx';

/** Chosen times that can be removed, and a button elsewhere that sets others, one list after another. */
function Options({ first = [], later = [] }: { first?: string[]; later?: string[][] }) {
  const [times, setTimes] = useState(first);
  const [changes, setChanges] = useState(0);
  const slots = times.map((time) => ({
    id: time,
    text: time,
    removeLabel: `Remove ${time}`,
    onRemove: () => setTimes(times.filter((each) => each !== time)),
  }));
  const change = () => {
    setTimes(later[changes] ?? []);
    setChanges(changes + 1);
  };
  return (
    <>
      <button type="button" id="change" onClick={change}>
        Change
      </button>
      <ChosenSlots title="Your options" slots={slots} />
    </>
  );
}

const HEADING = 'h3';

test('the heading comes with the first option', () => {
  const { all, find, click } = render(<Options later={[['19:30']]} />);
  expect(all(HEADING)).toEqual([]);
  click(find('#change'));
  expect(find(HEADING).textContent).toBe('Your options');
});

test('the focus moves to the next Remove, and from the last one to the heading', () => {
  const { find, focused, click } = render(<Options first={['19:30', '20:00']} />);
  click(find('[aria-label="Remove 19:30"]'));
  expect(focused()).toBe(find('[aria-label="Remove 20:00"]'));
  click(find('[aria-label="Remove 20:00"]'));
  expect(focused()).toBe(find(HEADING));
});

test('no heading is left when all options are removed elsewhere', () => {
  const { all, find, click } = render(<Options first={['19:30']} later={[['20:00']]} />);
  click(find('[aria-label="Remove 19:30"]'));
  click(find('#change'));
  expect(all(HEADING)).toHaveLength(1);
  click(find('#change'));
  expect(all(HEADING)).toEqual([]);
});
