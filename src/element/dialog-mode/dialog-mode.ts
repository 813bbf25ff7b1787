import type { ElementMode, LanguageCode } from '../../domain/config/checkout-config.ts';
import { adoptSheet } from '../adopt-sheet.ts';
import { createButton, createNode } from '../create-node.ts';
import type { Trigger } from '../open-triggers.ts';
import type { ShellState } from '../shell.ts';
import css from './dialog-mode.css';
import { DIALOG_TEXTS } from './dialog-texts.ts';
import { createNativeDialog } from './native-dialog.ts';
import { returnsFromPayment } from './returns-from-payment.ts';

interface DialogModeInput {
  root: ShadowRoot;
  /** What the dialog holds. */
  content: HTMLElement;
  /** The floating button was pressed. */
  onLaunch: (launcher: HTMLElement) => void;
  /** The customer is about to press it. */
  onApproach: () => void;
  /** The dialog was closed, in whatever way. */
  onClose: () => void;
}

/** What modal and button mode put into the shadow root. */
export interface DialogMode {
  /** Sets the texts; `tag` is their BCP 47 tag. */
  setLanguage(language: LanguageCode, tag: string): void;
  /** Puts the content in the dialog and the dialog in the root; moves both where they stood already. */
  place(mode: ElementMode): void;
  /** What the content shows has changed: the page's fallback stands in the page while nothing else can be shown. */
  settle(): void;
  open(trigger: Trigger | null): void;
  close(): void;
  /** The element was moved in the page. */
  restore(): void;
}

/** The states in which nothing can be shown but the page's fallback. */
const BROKEN: ReadonlySet<string> = new Set<ShellState>(['problem', 'fatal']);

export type CreateDialogMode = (input: DialogModeInput) => DialogMode;

/** Builds the dialog and the floating button of one element; a chunk of their own, as most pages show the checkout inline. */
export const createDialogMode: CreateDialogMode = (input) => {
  const { root, content, onLaunch, onApproach, onClose } = input;
  const dialog = createNativeDialog(() => {
    settle();
    onClose();
  });
  const launcher = createButton('shell-launcher');
  // The first slot of a tree gets the children: while this one stands, they show in the page and not in the dialog.
  const pageSlot = createNode('slot');
  let isReturn = root.host instanceof HTMLElement && returnsFromPayment(root.host);

  function settle(): void {
    const isBroken = BROKEN.has(content.dataset['state'] ?? '');
    if (isBroken && !dialog.node.open) root.prepend(pageSlot);
    else pageSlot.remove();
  }

  adoptSheet(root, css);
  launcher.addEventListener('click', () => onLaunch(launcher));
  launcher.addEventListener('pointerenter', onApproach);
  launcher.addEventListener('focus', onApproach);

  return {
    setLanguage(language, tag) {
      const texts = DIALOG_TEXTS[language];
      launcher.lang = tag;
      dialog.node.lang = tag;
      launcher.textContent = texts.open;
      dialog.setTexts(texts);
    },
    place(mode) {
      dialog.node.prepend(content);
      root.replaceChildren(...(mode === 'button' ? [launcher] : []), dialog.node);
      settle();
      if (isReturn) onLaunch(launcher);
      isReturn = false;
    },
    open(trigger) {
      dialog.open(trigger);
      settle();
    },
    settle,
    close() {
      dialog.close();
    },
    restore() {
      dialog.restore();
    },
  };
};
