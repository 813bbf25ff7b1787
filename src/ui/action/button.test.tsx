// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Form } from '../field/form.tsx';
import { render } from '../../../test/support/ui/render.ts';
import { Button } from './button.tsx';

test.each([
  ['ready', {}, 1],
  ['busy', { busy: true }, 0],
  ['disabled', { disabled: true }, 0],
])('a %s submit button can be focused and submits %s times', (_, state, times) => {
  const onSubmit = vi.fn();
  const { find, click, focused } = render(
    <Form onSubmit={onSubmit}>
      <Button type="submit" {...state}>
        Confirm
      </Button>
    </Form>,
  );
  const button = find('button');
  button.focus();
  expect(focused()).toBe(button);
  click(button);
  expect(onSubmit).toHaveBeenCalledTimes(times);
});
