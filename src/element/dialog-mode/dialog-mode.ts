import type { ElementMode } from '../../lib/config/checkout-config.ts';
import type { LanguageCode } from '../../lib/config/language.ts';
import { adoptSheet, createButton, createNode } from '../shell-nodes.ts';
import type { Trigger } from '../open-triggers.ts';
import type { ShellState } from '../shell-texts.ts';
import { RETURN_MARKER } from '../../lib/element-limits.ts';
import css from './dialog-mode.css?inline';
import { createNativeDialog } from './native-dialog.ts';

interface DialogTexts {
  open: string;
  close: string;
}

/** What the floating button and the dialog say, before any catalog has loaded. */
const DIALOG_TEXTS: Readonly<Record<LanguageCode, DialogTexts>> = {
  pt_PT: { open: 'Reservar', close: 'Fechar' },
  es_ES: { open: 'Reservar', close: 'Cerrar' },
  en_EN: { open: 'Book', close: 'Close' },
};

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
  let mayReturn = window.location.search.includes(RETURN_MARKER);

  function settle(): void {
    const isBroken = BROKEN.has(content.dataset['state'] ?? '');
    if (isBroken && !dialog.node.open) root.prepend(pageSlot);
    else pageSlot.remove();
  }

  /** The code for that comes with the rest of the app, which a page whose dialog is closed does not load. */
  async function openAfterPayment(): Promise<void> {
    const later = await import('./returns-from-payment.ts').catch(() => null);
    if (later?.returnsFromPayment(root.host)) onLaunch(launcher);
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
