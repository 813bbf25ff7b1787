// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';

import { render } from '../../../test/support/ui/render.ts';
import { Form } from '../field/form.tsx';
import { InertFields } from './overlay.tsx';

function OrderForm() {
  const [isSending, setSending] = useState(false);
  return (
    <Form onSubmit={() => setSending(true)}>
      <InertFields resting={isSending}>
        <input />
      </InertFields>
      <input type="search" />
      <button type="submit">Pagar</button>
    </Form>
  );
}

it.each([
  ['from one of its fields hands the focus to its button', 'input', 'button'],
  ['by its button leaves the focus there', 'button', 'button'],
  ['does not take the focus from elsewhere', '[type=search]', '[type=search]'],
])('a form that is sent %s', (_, before, after) => {
  const { find, focused } = render(<OrderForm />);
  act(() => find(before).focus());
  act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true })));
  expect(find('[inert]').querySelector('input')).not.toBeNull();
  expect(focused()).toBe(find(after));
});
