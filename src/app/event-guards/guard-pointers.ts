import { controlOf, isTextField, type GuardedRoot, type TextField } from './guarded-controls.ts';

/** What a page prevents to drag, to select or to forbid copying, and what a text field needs. */
const FIELD_EVENTS = [
  'pointerdown',
  'mousedown',
  'selectstart',
  'dragstart',
  'contextmenu',
  'copy',
  'cut',
];

/** A finger that has moved further than this, in CSS px, has not pressed but dragged. */
const PRESS_RADIUS = 10;

interface Point {
  clientX: number;
  clientY: number;
}

/** Focuses a text field that was pressed, with the caret at the press; a select opens. */
function takePress(field: TextField, { clientX, clientY }: Point, root: ShadowRoot): void {
  field.focus();
  if (field instanceof HTMLSelectElement) {
    if ('showPicker' in field && !field.disabled) field.showPicker();
    return;
  }
  const page = field.ownerDocument;
  if (!('caretPositionFromPoint' in page) || field.selectionStart === null) return;
  const caret = page.caretPositionFromPoint(clientX, clientY, { shadowRoots: [root] });
  if (caret?.offsetNode === field) field.setSelectionRange(caret.offset, caret.offset);
}

/** Does what a click does by itself, besides its listeners. Links are left to the page: many navigate by script. */
function completeClick(control: HTMLElement, isRefused: boolean): void {
  if (control instanceof HTMLLabelElement) control.control?.click();
  else if (control instanceof HTMLButtonElement) {
    if (control.type === 'submit' && !isRefused) control.form?.requestSubmit(control);
  } else if (control.localName === 'summary') control.closest('details')?.toggleAttribute('open');
}

/**
 * A press on a control of ours works also where the page prevents it, for example on a surface that can be dragged. In text
 * fields the events of a press stay inside, so that the page cannot take the caret and the selection.
 */
export function guardPointers({ root, signal, ...guarded }: GuardedRoot): void {
  const { cameCancelled, isCancelledByUs, ifCancelled } = guarded;
  /** The touch under way: a single finger. */
  let touch: { event: TouchEvent; point: Point } | null = null;

  for (const type of FIELD_EVENTS) {
    root.addEventListener(
      type,
      (event) => {
        const field = controlOf(root, event);
        if (!isTextField(field)) return;
        event.stopPropagation();
        const isPress = type === 'mousedown' && event instanceof MouseEvent && event.button === 0;
        if (isPress && cameCancelled(event)) takePress(field, event, root);
      },
      { signal },
    );
  }

  root.addEventListener(
    'click',
    (event) => {
      const control = controlOf(root, event);
      if (!control || !(event instanceof MouseEvent) || isCancelledByUs(event)) return;
      // The browser skips the focus also after a prevented `pointerdown`.
      if (isTextField(control)) {
        if (event.detail > 0 && root.activeElement !== control) takePress(control, event, root);
        return;
      }
      if (control instanceof HTMLInputElement) {
        // The listeners have seen the new state; the browser takes it back after a prevented click.
        const { checked } = control;
        ifCancelled(event, () => {
          control.checked = checked;
        });
        return;
      }
      const isRefused = cameCancelled(event) && control.getAttribute('aria-disabled') === 'true';
      ifCancelled(event, () => completeClick(control, isRefused));
    },
    { signal },
  );

  root.addEventListener(
    'touchstart',
    (event) => {
      if (!(event instanceof TouchEvent)) return;
      const [point] = event.touches;
      touch = point && event.touches.length === 1 ? { event, point } : null;
      if (controlOf(root, event)) event.stopPropagation();
    },
    { passive: true, signal },
  );
  root.addEventListener(
    'touchend',
    (event) => {
      const control = controlOf(root, event);
      const start = touch;
      touch = null;
      if (!control || !(event instanceof TouchEvent)) return;
      event.stopPropagation();
      const [end] = event.changedTouches;
      if (!start || !end || !(cameCancelled(start.event) || cameCancelled(event))) return;
      const { clientX, clientY } = start.point;
      if (Math.hypot(end.clientX - clientX, end.clientY - clientY) > PRESS_RADIUS) return;
      if (isTextField(control)) takePress(control, end, root);
      else control.click();
    },
    { passive: true, signal },
  );
}
