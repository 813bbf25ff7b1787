// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const FIELDS = ['email', 'name', 'street', 'city'];

function form(focusKey: number, count = FIELDS.length) {
  const wrong = FIELDS.slice(0, count);
  return (
    <>
      <ErrorSummary
        title="To correct"
        errors={wrong.map((fieldId) => ({ fieldId, message: 'Write it' }))}
        focusKey={focusKey}
      />
      {FIELDS.map((id) => (
        <TextField
          key={id}
          id={id}
          label={id}
          value=""
          error={wrong.includes(id) ? 'Write it' : null}
          onChange={() => undefined}
        />
      ))}
    </>
  );
}

test('a link of the summary focuses its field inside the shadow root', () => {
  const { click, find, focused } = render(form(0));
  click(find('a'));
  expect(focused()).toBe(find('#email'));
});

test('the summary takes the focus once the form was submitted, not before', () => {
  const { rerender, focused, find } = render(form(0));
  expect(focused()).toBeNull();
  rerender(form(1));
  expect(focused()).toBe(find('h3'));
});

test('fewer than four errors have no summary: the first field takes the focus', () => {
  const { rerender, focused, find, root } = render(form(0, 3));
  rerender(form(1, 3));
  expect(root.querySelector('h3')).toBeNull();
  expect(focused()).toBe(find('#email'));
});

test('an error without a field on the screen is listed and said, even if it is the only one', () => {
  const summary = (focusKey: number) => (
    <ErrorSummary
      title="To correct"
      errors={[{ fieldId: 'rates', message: 'Still loading' }]}
      focusKey={focusKey}
    />
  );
  const { rerender, focused, find, root } = render(summary(0));
  rerender(summary(1));
  expect(root.textContent).toContain('Still loading');
  expect(focused()).toBe(find('h3'));
});

test('the field names its error', () => {
  const { find, root } = render(form(0));
  const id = find('#email').getAttribute('aria-describedby') ?? '';
  expect(root.getElementById(id)?.textContent).toBe('Write it');
});
