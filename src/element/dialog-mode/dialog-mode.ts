import type { ElementMode } from '../../lib/config/checkout-config.ts';
import { adoptSheet, createButton, createNode } from '../shell-nodes.ts';
import type { Trigger } from '../open-triggers.ts';
import type { ShellTexts } from '../../platform/i18n/texts.ts';
import { RETURN_MARKER } from '../../lib/element-limits.ts';
import css from './dialog-mode.css?inline';
import { createNativeDialog } from './native-dialog.ts';

interface DialogModeInput {
  root: ShadowRoot;
  /** The content of the dialog. */
  content: HTMLElement;
  /** The floating button was pressed. */
  onLaunch: (launcher: HTMLElement) => void;
  /** The customer is about to press it. */
  onApproach: () => void;
  /** Called when the dialog has closed, for any reason. */
  onClose: () => void;
}

/** The parts of the shadow root for modal and button mode. */
export interface DialogMode {
  setTexts(texts: ShellTexts): void;
  /** Puts the content in the dialog and the dialog in the root; moves both where they stood already. */
  place(mode: ElementMode): void;
  /** The content has changed. The fallback of the page stays visible while there is nothing else to show. */
  settle(): void;
  open(trigger: Trigger | null): void;
  close(): void;
  /** The element was moved in the page. */
  restore(): void;
}

/** The states in which nothing can be shown but the page's fallback. */
const BROKEN: ReadonlySet<string> = new Set(['problem', 'fatal']);

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
  let mayReturn = window.location.search.includes(RETURN_MARKER);

  function settle(): void {
    const isBroken = BROKEN.has(content.dataset['state'] ?? '');
    if (isBroken && !dialog.node.open) root.prepend(pageSlot);
    else pageSlot.remove();
  }

  /** Its code is loaded with the app; a page with a closed dialog does not load it. */
  async function openAfterPayment(): Promise<void> {
    const later = await import('./returns-from-payment.ts').catch(() => null);
    if (later?.returnsFromPayment(root.host)) onLaunch(launcher);
  }

  adoptSheet(root, css);
  launcher.addEventListener('click', () => onLaunch(launcher));
  launcher.addEventListener('pointerenter', onApproach);
  launcher.addEventListener('focus', onApproach);

  return {
    setTexts(texts) {
      launcher.lang = texts.lang;
      dialog.node.lang = texts.lang;
      launcher.textContent = texts.open;
      dialog.setTexts(texts);
    },
    place(mode) {
      dialog.node.prepend(content);
      root.replaceChildren(...(mode === 'button' ? [launcher] : []), dialog.node);
      settle();
      if (mayReturn) void openAfterPayment();
      mayReturn = false;
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
