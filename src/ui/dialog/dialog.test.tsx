// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/support/ui/render.ts';
import { AlertDialog, Dialog } from './dialog.tsx';

function dialog(open: boolean, onClose = () => undefined) {
  return (
    <Dialog open={open} title="New address" closeLabel="Close" onClose={onClose}>
      <input />
    </Dialog>
  );
}

test('opens as a modal with the focus on its title', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { rerender, focused } = render(dialog(false));
  expect(showModal).not.toHaveBeenCalled();
  rerender(dialog(true));
  expect(showModal).toHaveBeenCalledOnce();
  expect(focused()?.textContent).toBe('New address');
});

test('closes when `open` is unset, and when it is removed while open, so that the focus goes back', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  expect(close).toHaveBeenCalledTimes(1);
  rerender(dialog(true));
  rerender(<p>Next</p>);
  expect(close).toHaveBeenCalledTimes(2);
});

test('Escape and the close button ask to close and leave it to the caller', () => {
  const onClose = vi.fn();
  const { find, click } = render(dialog(true, onClose));
  const escape = new Event('cancel', { cancelable: true });
  find('dialog').dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  click(find('[aria-label="Close"]'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('an alert dialog is described by its message and ends with OK', () => {
  const onClose = vi.fn();
  const { find, click, root } = render(
    <AlertDialog open title="Refused" okLabel="OK" onClose={onClose}>
      The payment was refused.
    </AlertDialog>,
  );
  const id = find('[role="alertdialog"]').getAttribute('aria-describedby') ?? '';
  expect(root.getElementById(id)?.textContent).toBe('The payment was refused.');
  click(find('.mc-button--primary'));
  expect(onClose).toHaveBeenCalledOnce();
});
