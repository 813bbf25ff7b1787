// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { Tabs } from './tabs.tsx';

type Id = 'book' | 'voucher' | 'gift';

function Example() {
  const [selected, setSelected] = useState<Id>('book');
  return (
    <Tabs
      label="What to do"
      tabs={[
        { id: 'book', text: 'Book' },
        { id: 'voucher', text: 'Voucher' },
        { id: 'gift', text: 'Gift' },
      ]}
      selected={selected}
      onSelect={setSelected}
    >
      <p>{`panel of ${selected}`}</p>
    </Tabs>
  );
}

test.each([
  [['ArrowRight'], 'Voucher'],
  [['ArrowLeft'], 'Gift'],
  [['End'], 'Gift'],
  [['End', 'ArrowRight'], 'Book'],
  [['End', 'Home'], 'Book'],
])('%j from the first tab selects and focuses %s', (keys, text) => {
  const { find, press, focused, all } = render(<Example />);
  find('[role="tab"][tabindex="0"]').focus();
  for (const key of keys) press(key);
  expect(focused()?.textContent).toBe(text);
  expect(find('[aria-selected="true"]').textContent).toBe(text);
  expect(all('[role="tab"][tabindex="0"]')).toHaveLength(1);
  expect(find('[role="tabpanel"]').textContent).toBe(`panel of ${text.toLowerCase()}`);
});

test('the panel is named by its tab', () => {
  const { find, root } = render(<Example />);
  const id = find('[role="tabpanel"]').getAttribute('aria-labelledby') ?? '';
  expect(root.getElementById(id)?.textContent).toBe('Book');
});
