// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';

import { render } from '../../../test/support/ui/render.ts';
import { PasswordField } from './password-field.tsx';

function Password({ busy }: { busy?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      showLabel="Show the password"
      autoComplete="current-password"
      value={value}
      onChange={setValue}
      busy={busy}
    />
  );
}

function setUp() {
  const screen = render(<Password />);
  const type = () => screen.find('input').getAttribute('type');
  const toggle = () => screen.find('[aria-label="Show the password"]');
  return { ...screen, type: screen.type, typeOf: type, toggle };
}

test('what is typed is hidden until its button is pressed, and again after a second press', () => {
  const { click, toggle, typeOf, type, find } = setUp();
  type(find('input'), 'secret1');
  expect([typeOf(), toggle().getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  click(toggle());
  expect([typeOf(), toggle().getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  click(toggle());
  expect([typeOf(), toggle().getAttribute('aria-pressed')]).toEqual(['password', 'false']);
});

test('what is shown hides while the form is on its way, so that no browser remembers it as text', () => {
  const { click, toggle, typeOf, rerender } = setUp();
  click(toggle());
  rerender(<Password busy />);
  expect(typeOf()).toBe('password');
});

test('password managers know the purpose of the field', () => {
  const { find } = setUp();
  expect(find('input').getAttribute('autocomplete')).toBe('current-password');
});
