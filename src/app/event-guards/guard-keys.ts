import { warnIntegrator } from '../../platform/host/warn-integrator.ts';
import {
  controlOf,
  dialogOf,
  isTextField,
  type GuardedRoot,
  type TextField,
} from './guarded-controls.ts';

/** Keys that are the page's and the browser's also in a text field. */
const PAGE_KEYS = /^(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Keys that write or delete: nobody but the browser can do that. */
const EDITING_KEYS = /^(.|Enter|Backspace|Delete)$/u;

/** Keys that scroll a dialog. */
const SCROLL_KEYS = /^( |Arrow(Up|Down)|Page(Up|Down)|Home|End)$/;

/** How far an arrow key moves in a group of radios. */
const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const PREVENTED =
  "A script of this page prevents typing or pasting into the checkout's fields: a listener in the capture phase, or for a shortcut such as Ctrl+V, calls preventDefault(). Let it ignore events whose composedPath() contains the element.";

/** Shift is no modifier: it types capitals. Neither is AltGr, which types "@" and which Windows reports as Ctrl and Alt. */
function isModified(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** Whether a key belongs to the text field in which it was pressed. */
const isTyping = (event: KeyboardEvent) => !isModified(event) && !PAGE_KEYS.test(event.key);

const isEditingShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && /^[acvxz]$/i.test(key);

/** Chooses the radio beside another, as an arrow key does. */
function moveInGroup(radio: HTMLInputElement, step: 1 | -1, root: ShadowRoot): void {
  // A listener of ours may have moved already.
  if (root.activeElement !== radio) return;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, disabled }) => name === radio.name && !disabled,
  );
  const next = group.at((group.indexOf(radio) + step) % group.length);
  next?.focus();
  next?.click();
}

/** Submits the form of a control as Enter does: through its button, which may refuse. */
function submitForm({ form }: HTMLInputElement): void {
  const button = form?.querySelector<HTMLElement>('button[type=submit]');
  if (button) button.click();
  else form?.requestSubmit();
}

/** Does what a key does on a control that takes no text. */
function press(control: HTMLElement, key: string, root: ShadowRoot): void {
  const isInput = control instanceof HTMLInputElement;
  const step = STEPS[key];
  if (step && isInput && control.type === 'radio') moveInGroup(control, step, root);
  else if (key === 'Enter' && isInput) submitForm(control);
  else if (key === 'Enter') control.click();
}

/** Closes a dialog as Escape does. */
function dismiss(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true })) && dialog.open)
    dialog.close();
}

/**
 * Keys typed into a text field stay inside, so that no shortcut of the page answers or prevents them. All others bubble; if
 * the page prevents one on another control of ours, it works there all the same.
 */
export function guardKeys(guarded: GuardedRoot): void {
  const { root, signal, afterEvent, cameCancelled, ifCancelled } = guarded;
  let hasWarned = false;
  /** The last press of Space on a control that takes no text, and whether it has clicked. */
  let space: { down: KeyboardEvent; hasClicked: boolean } | null = null;

  function warn(): void {
    if (!hasWarned) warnIntegrator(PREVENTED);
    hasWarned = true;
  }

  function guardTyping(field: TextField, event: KeyboardEvent): void {
    if (isEditingShortcut(event)) ifCancelled(event, warn);
    if (!isTyping(event)) return;
    event.stopPropagation();
    if (!cameCancelled(event) || event.type === 'keyup' || event.isComposing) return;
    if (event.key === 'Enter' && field instanceof HTMLInputElement) submitForm(field);
    else if (EDITING_KEYS.test(event.key)) warn();
  }

  /** Space clicks when it is released. */
  function guardSpace(control: HTMLElement, event: KeyboardEvent): void {
    if (event.type === 'keydown' && !event.repeat) space = { down: event, hasClicked: false };
    const pressed = space;
    if (event.type !== 'keyup' || !pressed || control.localName === 'a') return;
    const isCancelled = () => pressed.down.defaultPrevented || event.defaultPrevented;
    afterEvent(() => {
      if (isCancelled() && !pressed.hasClicked && root.activeElement === control) control.click();
    });
  }

  const guard = (event: KeyboardEvent) => {
    const control = controlOf(root, event);
    const dialog = dialogOf(root, event);
    if (dialog && event.key === 'Escape' && event.type === 'keydown' && !event.isComposing)
      ifCancelled(event, () => dismiss(dialog));
    if (isTextField(control)) guardTyping(control, event);
    else if (!control) {
      if (dialog && isTyping(event) && SCROLL_KEYS.test(event.key)) event.stopPropagation();
    } else if (isModified(event) || guarded.isCancelledByUs(event)) return;
    else if (event.key === ' ') guardSpace(control, event);
    else if (event.type !== 'keyup' && !event.repeat)
      ifCancelled(event, () => press(control, event.key, root));
  };
  root.addEventListener('keydown', (event) => event instanceof KeyboardEvent && guard(event), {
    signal,
  });
  root.addEventListener('keypress', (event) => event instanceof KeyboardEvent && guard(event), {
    signal,
  });
  root.addEventListener('keyup', (event) => event instanceof KeyboardEvent && guard(event), {
    signal,
  });
  root.addEventListener(
    'click',
    () => {
      if (space) space.hasClicked = true;
    },
    { capture: true, signal },
  );
  for (const type of ['beforeinput', 'paste']) {
    root.addEventListener(
      type,
      (event) => {
        if (!isTextField(controlOf(root, event))) return;
        event.stopPropagation();
        if (cameCancelled(event)) warn();
      },
      { signal },
    );
  }
}
