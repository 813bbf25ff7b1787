import { createButton, createNode } from '../shell-nodes.ts';
import type { Trigger } from '../open-triggers.ts';

/** Keeps the page from scrolling. */
export interface ScrollLock {
  lock: () => void;
  unlock: () => void;
}

/**
 * Makes one dialog's lock. It is a sheet of the page, not an inline style: so the page's own inline values are never
 * touched, and several dialogs may let go in any order.
 */
export function createScrollLock(page: Document): ScrollLock {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { overflow: hidden !important; }');
  const others = () => page.adoptedStyleSheets.filter((each) => each !== sheet);
  return {
    lock() {
      page.adoptedStyleSheets = [...others(), sheet];
    },
    unlock() {
      page.adoptedStyleSheets = others();
    },
  };
}

/** The dialog itself takes the focus, so that the focus survives when its first content is replaced. */
const DIALOG_ATTRIBUTES = { part: 'dialog', class: 'shell-dialog', tabindex: '-1' };

/** The native dialog of modal and button mode. */
export interface NativeDialog {
  readonly node: HTMLDialogElement;
  setTexts(texts: { open: string; close: string }): void;
  /** Opens it; focus returns to `trigger` when it closes. */
  open(trigger: Trigger | null): void;
  close(): void;
  /** A moved dialog has left the top layer; puts it back. */
  restore(): void;
}

/** Creates the dialog with its close button. `onClose` is called for every way to close it: Escape, backdrop, button, script. */
export function createNativeDialog(onClose: () => void): NativeDialog {
  const dismiss = createButton('shell-dismiss');
  const node = createNode('dialog', DIALOG_ATTRIBUTES, [dismiss]);
  const { lock, unlock } = createScrollLock(document);
  let opener: Trigger | null = null;

  dismiss.textContent = '×';
  dismiss.addEventListener('click', () => node.close());
  node.addEventListener('click', (event) => {
    if (event.target === node) node.close();
  });
  node.addEventListener('close', () => {
    if (!node.open) unlock();
    if (opener?.isConnected) opener.focus();
    opener = null;
    onClose();
  });

  return {
    node,
    setTexts(texts) {
      node.setAttribute('aria-label', texts.open);
      dismiss.setAttribute('aria-label', texts.close);
    },
    open(trigger) {
      if (node.open || !node.isConnected) return;
      opener = trigger;
      node.showModal();
      node.focus();
      lock();
    },
    close() {
      if (node.open) node.close();
      unlock();
    },
    restore() {
      if (!node.open || node.matches(':modal')) return;
      node.removeAttribute('open');
      node.showModal();
    },
  };
}
