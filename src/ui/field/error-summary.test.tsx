// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const ERRORS = [{ fieldId: 'email', message: 'Write an e-mail' }];

function form(focusKey: number) {
  return (
    <>
      <ErrorSummary title="One thing to correct" errors={ERRORS} focusKey={focusKey} />
      <TextField
        id="email"
        label="E-mail"
        value=""
        error="Write an e-mail"
        onChange={() => undefined}
      />
    </>
  );
}

test('a link of the summary focuses its field inside the shadow root', () => {
  const { click, find, focused } = render(form(0));
  click(find('a'));
  expect(focused()).toBe(find('#email'));
});

test('the summary takes the focus after an attempt to submit, not before', () => {
  const { rerender, focused, find } = render(form(0));
  expect(focused()).toBeNull();
  rerender(form(1));
  expect(focused()).toBe(find('h3'));
});

test('the field names its error', () => {
  const { find, root } = render(form(0));
  const id = find('#email').getAttribute('aria-describedby') ?? '';
  expect(root.getElementById(id)?.textContent).toBe('Write an e-mail');
});
