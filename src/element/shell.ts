import type { ElementMode } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { createButton, createNode } from './shell-nodes.ts';
import type { createDialogMode, DialogModeInput } from './dialog-mode/dialog-mode.ts';
import css from './shell.css?inline';
import { TEXTS, type Failure, type ShellTexts } from '../platform/i18n/texts.ts';

/** `failed` is a problem on a page without a fallback. */
type ShellState = 'loading' | 'ready' | 'problem' | 'failed' | 'fatal';

interface ShellInput extends Omit<DialogModeInput, 'content'> {
  host: HTMLElement;
  /** "Try again" or "Reload the page" was pressed. */
  onAction: (failure: Failure) => void;
}

const SKELETON_BARS = 5;

function createBars(): HTMLElement {
  const bars = [...Array(SKELETON_BARS)].map(() => createNode('div'));
  return createNode('div', { class: 'shell-bars', 'aria-hidden': 'true' }, bars);
}

/** Whether the page has a fallback: text, or an element that is not meant for a slot of the checkout. */
function hasFallback(host: HTMLElement): boolean {
  return [...host.childNodes].some((node) =>
    node instanceof Element ? !node.slot : node instanceof Text && node.data.trim() !== '',
  );
}

/** Builds the shadow root of one element before and around the app: skeleton, fallback, dialog, floating button. */
export function createShell(input: ShellInput) {
  const { host, root, onAction } = input;
  const apology = createNode('p', { class: 'shell-apology', role: 'status' });
  const action = createButton();
  const waiting = createNode('div', { class: 'shell-waiting' }, [createNode('slot'), createBars()]);
  const box = createNode('div', { class: 'shell' }, [waiting]);
  const times = createNode('section', { class: 'shell-times', part: 'times', 'aria-busy': 'true' });
  let dialogMode: ReturnType<typeof createDialogMode> | null = null;
  let arranged: ElementMode | null = null;
  let texts: ShellTexts = TEXTS.pt_PT;
  let failure: Failure = 'config';

  action.addEventListener('click', () => onAction(failure));

  function write(): void {
    const [message, label = ''] = texts.failures[failure];
    apology.textContent = message;
    action.textContent = label;
  }

  function setState(state: ShellState): void {
    box.dataset['state'] = state;
    box.setAttribute('aria-busy', String(state === 'loading'));
    // Prototype replaces `remove` by one that throws without a parent.
    if (apology.parentNode) apology.remove();
    if (action.parentNode) action.remove();
    dialogMode?.settle();
  }

  /** Moves nodes only for another mode, because inserting the view again restarts it. */
  function place(mode: ElementMode): void {
    if (mode === arranged) return;
    dialogMode?.close();
    arranged = mode === 'inline' || dialogMode ? mode : null;
    const front = mode === 'times' ? [times] : [];
    if (mode !== 'inline' && dialogMode) dialogMode.place(mode, front);
    else root.replaceChildren(...(mode === 'inline' ? [box] : front));
  }

  return {
    /** Where `mode="times"` shows the next free times. */
    times,
    /** The dialog of modal and button mode; null until its code has loaded. */
    get dialogMode() {
      return dialogMode;
    },
    /**
     * Adopts the shell's style sheet, which needs no CSP exception; again after a way through another document, which drops
     * all sheets and can have none of this one's.
     */
    adopt(): void {
      if (root.ownerDocument !== document || root.adoptedStyleSheets.length > 0) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets.push(sheet);
    },
    /** Puts everything in its place for a mode and a language. */
    arrange(mode: ElementMode, language: LanguageCode): void {
      texts = TEXTS[language];
      // `en_EN` is the platform's code; no such region exists.
      const lang = language === 'en_EN' ? 'en' : language.replace('_', '-');
      waiting.lang = lang;
      write();
      dialogMode?.setTexts(texts, lang);
      place(mode);
    },
    /** Adds the code for modal and button mode. Call `arrange` afterwards. */
    addDialogMode(create: typeof createDialogMode): void {
      dialogMode ??= create({ ...input, content: box });
    },
    /** Puts the app's view in the tree, still behind the skeleton. */
    mount(view: HTMLElement): void {
      // Inserting it again would restart it.
      if (!view.parentNode) box.prepend(view);
    },
    /** Shows the skeleton, the view, or the view with a problem, above the page's fallback where there is one. */
    show(state: 'loading' | 'ready' | 'problem'): void {
      setState(state === 'problem' && !hasFallback(host) ? 'failed' : state);
    },
    /** Shows the fallback, else a message and its action, if any. An outdated page shows both. */
    showFatal(why: Failure): void {
      failure = why;
      write();
      setState('fatal');
      if (hasFallback(host) && why !== 'outdated') return;
      waiting.append(apology);
      if (action.textContent) waiting.append(action);
    },
  };
}
