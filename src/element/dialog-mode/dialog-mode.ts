import type { ElementMode } from '../../lib/config/checkout-config.ts';
import { createButton, createNode } from '../shell-nodes.ts';
import type { Trigger } from '../open-triggers.ts';
import type { ShellTexts } from '../../platform/i18n/texts.ts';
import { RETURN_MARKER } from '../../lib/limits.ts';
import css from './dialog-mode.css?inline';
import { createNativeDialog } from './native-dialog.ts';

export interface DialogModeInput {
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

/** The states in which nothing can be shown but the page's fallback. */
const BROKEN: ReadonlySet<string> = new Set(['problem', 'fatal']);

function ownerOf(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether an address with this query is the return from a payment started in this element, so that its dialog opens
 * again. Only the server knows whether it was paid. Loads code of the app, which no other dialog needs before it opens.
 * Contract section 2 "Return from payment".
 */
async function returnsFromPayment(element: Element, search: string): Promise<boolean> {
  const [{ RETURN_NONCE, returnOwnerKey }, { elementKey }] = await Promise.all([
    import('../../submission/journal/payment-return.ts'),
    import('../../platform/host/page/element-key.ts'),
  ]);
  const nonce = new URLSearchParams(search).get(RETURN_NONCE);
  if (!nonce) return false;
  // The owner is named by the key of its saved state: prefix, version, element, flow and target.
  const owner = ownerOf(returnOwnerKey(nonce)).replace(/^merchant-checkout:\d+:/, '');
  return owner.startsWith(`${elementKey(element)}:`);
}

/**
 * Builds the dialog and the floating button of one element. A separate chunk, because most pages show the checkout
 * inline.
 */
export function createDialogMode({
  root,
  content,
  onLaunch,
  onApproach,
  onClose,
}: DialogModeInput) {
  const dialog = createNativeDialog(() => {
    settle();
    onClose();
  });
  const launcher = createButton('shell-launcher');
  launcher.setAttribute('popover', 'manual');
  const sheet = new CSSStyleSheet();
  // The first slot of a tree gets the children: with this one, they show in the page instead of in the dialog.
  const pageSlot = createNode('slot');
  const { search } = window.location;
  let mayReturn = new URLSearchParams(search).has(RETURN_MARKER);

  /**
   * Updates the place of the fallback when the content has changed: outside of a closed dialog with nothing else to
   * show.
   */
  function settle(): void {
    const isBroken = BROKEN.has(content.dataset['state'] ?? '');
    if (isBroken && !dialog.node.open) root.prepend(pageSlot);
    else if (pageSlot.parentNode) pageSlot.remove();
  }

  /** The top layer keeps the button above the page, regardless of `transform` or `overflow` around it. */
  function float(): void {
    // Browsers without popovers keep the button fixed in the page.
    if (!('showPopover' in launcher) || !launcher.isConnected) return;
    if (!launcher.matches(':popover-open')) launcher.showPopover();
  }

  /** Opens the dialog again after a return from payment; loads the code for it twice at most. */
  async function reopen(): Promise<void> {
    const check = () => returnsFromPayment(root.host, search);
    if (
      await check()
        .catch(check)
        .catch(() => false)
    )
      onLaunch(launcher);
  }

  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  launcher.addEventListener('click', () => onLaunch(launcher));
  launcher.addEventListener('pointerenter', onApproach);
  launcher.addEventListener('focus', onApproach);

  return {
    /** Sets the texts of the button and the dialog; `lang` is their BCP 47 language. */
    setTexts(texts: ShellTexts, lang: string): void {
      launcher.lang = lang;
      dialog.node.lang = lang;
      launcher.textContent = texts.open;
      dialog.setTexts(texts);
    },
    /** Puts the content in the dialog, and the dialog in the root behind what stands in the page; may be called again. */
    place(mode: ElementMode, front: readonly HTMLElement[]): void {
      dialog.node.prepend(content);
      const shown = mode === 'button' ? [launcher] : front;
      root.replaceChildren(...shown, dialog.node);
      float();
      settle();
      if (mayReturn) void reopen();
      mayReturn = false;
    },
    /** False if the dialog could not be seen. */
    open(trigger: Trigger | null): boolean {
      const isOpen = dialog.open(trigger);
      settle();
      return isOpen;
    },
    settle,
    close: () => dialog.close(),
    /** Called when the element was moved in the page or has come back to it. */
    restore(): void {
      // Another document can have neither this one's sheets, which it drops, nor an open dialog.
      if (root.ownerDocument !== document) return;
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      float();
      dialog.restore();
    },
  };
}
