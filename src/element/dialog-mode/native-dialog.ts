import { createButton, createNode } from '../shell-nodes.ts';
import type { Trigger } from '../open-triggers.ts';
import { warnIntegrator } from '../../platform/host/warn-integrator.ts';

/**
 * Creates a dialog's lock on the page's scrolling. A style sheet of the page, not an inline style: the page's inline
 * values stay, and several dialogs can unlock in any order.
 */
export function createScrollLock(page: Document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { overflow: hidden !important; }');
  const others = () => page.adoptedStyleSheets.filter((each) => each !== sheet);
  return {
    lock: () => {
      page.adoptedStyleSheets = [...others(), sheet];
    },
    unlock: () => {
      page.adoptedStyleSheets = others();
    },
  };
}

const DIALOG_ATTRIBUTES = {
  part: 'dialog',
  class: 'shell-dialog',
  // The dialog itself takes the focus, so that the focus survives when its first content is replaced.
  tabindex: '-1',
  // Lenis, and Locomotive Scroll built on it, leave the wheel to an element with this attribute.
  'data-lenis-prevent': '',
};

/** An invisible open dialog would make the rest of the page inert. */
const UNSEEN =
  'The dialog does not open, because the element is inside a hidden part of the page (display: none or content-visibility: hidden). Move the element, for example to the end of the body.';

/** Creates the native dialog of modal and button mode, with its close button. `onClose` is called for every way to close it: Escape, backdrop, button, script. */
export function createNativeDialog(onClose: () => void) {
  const dismiss = createButton('shell-dismiss');
  const node = createNode('dialog', DIALOG_ATTRIBUTES, [dismiss]);
  const { lock, unlock } = createScrollLock(document);
  let opener: Trigger | null = null;
  let hasWarned = false;
  /** Whether the last press has begun and, so far, stayed on the backdrop. */
  let isOnBackdrop = false;

  function warnUnseen(): void {
    if (!hasWarned) warnIntegrator(UNSEEN);
    hasWarned = true;
  }

  /** Whether the dialog would be visible. Opens it for a moment, without events or focus. */
  function canBeSeen(): boolean {
    node.setAttribute('open', '');
    const isSeen = node.checkVisibility();
    node.removeAttribute('open');
    return isSeen;
  }

  // The page may hide the surroundings of an open dialog.
  new ResizeObserver(() => {
    if (!node.open || !node.isConnected || node.checkVisibility()) return;
    warnUnseen();
    node.close();
  }).observe(node);

  dismiss.textContent = '×';
  dismiss.addEventListener('click', () => node.close());
  // A press that begins or ends in the content, such as selecting a text, ends in a click on the dialog too.
  function followPress({ type, target }: Event): void {
    isOnBackdrop = target === node && (isOnBackdrop || type === 'pointerdown');
  }
  node.addEventListener('pointerdown', followPress, true);
  node.addEventListener('pointerup', followPress, true);
  node.addEventListener('click', (event) => {
    if (isOnBackdrop && event.target === node) node.close();
  });
  // A script that traps the focus would take it from the dialog.
  node.addEventListener('focusin', (event) => event.stopPropagation());
  node.addEventListener('close', () => {
    if (!node.open) unlock();
    // A pressed free time may be drawn again, or booked and gone.
    const place = opener?.isConnected
      ? opener
      : opener && node.parentNode?.querySelector<HTMLElement>('.shell-times button');
    place?.focus();
    opener = null;
    onClose();
  });

  return {
    node,
    setTexts(texts: { open: string; close: string }): void {
      node.setAttribute('aria-label', texts.open);
      dismiss.setAttribute('aria-label', texts.close);
    },
    /** Opens it; focus returns to `trigger` when it closes. False, with one warning, if it could not be seen. */
    open(trigger: Trigger | null): boolean {
      if (node.open || !node.isConnected) return true;
      if (!canBeSeen()) {
        warnUnseen();
        return false;
      }
      opener = trigger;
      node.showModal();
      node.focus();
      lock();
      return true;
    },
    close(): void {
      if (node.open) node.close();
      unlock();
    },
    /** A moved dialog has left the top layer; puts it back. */
    restore(): void {
      if (!node.open || node.matches(':modal')) return;
      if (!canBeSeen()) {
        warnUnseen();
        node.setAttribute('open', '');
        return node.close();
      }
      node.showModal();
    },
  };
}
