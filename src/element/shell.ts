import type { ElementMode } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { adoptSheet, createButton, createNode } from './shell-nodes.ts';
import type { createDialogMode, DialogModeInput } from './dialog-mode/dialog-mode.ts';
import css from './shell.css?inline';
import { TEXTS, type Failure, type ShellTexts } from '../platform/i18n/texts.ts';

/** `failed` is a problem without a fallback of the page: the view says all there is. */
type ShellState = 'loading' | 'ready' | 'problem' | 'failed' | 'fatal';

interface ShellInput extends Omit<DialogModeInput, 'content'> {
  host: HTMLElement;
  /** "Try again" or "Reload the page" was pressed. */
  onWayOn: (failure: Failure) => void;
}

const SKELETON_BARS = 5;

function createBars(): HTMLElement {
  const bars = Array.from({ length: SKELETON_BARS }, () => createNode('div'));
  return createNode('div', { class: 'shell-bars', 'aria-hidden': 'true' }, bars);
}

function hasFallback(host: HTMLElement): boolean {
  return host.childElementCount > 0 || host.textContent.trim() !== '';
}

export type Shell = ReturnType<typeof createShell>;

/** Builds the shadow root of one element before and around the app: skeleton, fallback, dialog, floating button. */
export function createShell(input: ShellInput) {
  const { host, root, onWayOn } = input;
  const apology = createNode('p', { class: 'shell-apology', role: 'status' });
  const wayOn = createButton();
  const waiting = createNode('div', { class: 'shell-waiting' }, [createNode('slot'), createBars()]);
  const box = createNode('div', { class: 'shell' }, [waiting]);
  let dialogMode: ReturnType<typeof createDialogMode> | null = null;
  let arranged: ElementMode | null = null;
  let texts: ShellTexts = TEXTS.pt_PT;
  let failure: Failure = 'config';

  adoptSheet(root, css);
  wayOn.addEventListener('click', () => onWayOn(failure));

  function write(): void {
    const [message, way = ''] = texts.failures[failure];
    apology.textContent = message;
    wayOn.textContent = way;
  }

  function setState(state: ShellState): void {
    box.dataset['state'] = state;
    box.setAttribute('aria-busy', String(state === 'loading'));
    apology.remove();
    wayOn.remove();
    dialogMode?.settle();
  }

  /** Taking a node out and in again restarts its view, so only another mode moves anything. */
  function place(mode: ElementMode): void {
    if (mode === arranged) return;
    dialogMode?.close();
    arranged = mode === 'inline' || dialogMode ? mode : null;
    if (mode !== 'inline' && dialogMode) dialogMode.place(mode);
    else root.replaceChildren(...(mode === 'inline' ? [box] : []));
  }

  return {
    /** The dialog of modal and button mode; null until its code has loaded; nothing is shown before. */
    get dialogMode() {
      return dialogMode;
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
      // Put in a second time it would restart.
      if (!view.parentNode) box.append(view);
    },
    /** Shows the skeleton, the view, or the view with a problem, above the page's fallback where there is one. */
    show(state: 'loading' | 'ready' | 'problem'): void {
      setState(state === 'problem' && !hasFallback(host) ? 'failed' : state);
    },
    /**
     * Shows the fallback; without one, a message, with a way on if there is one. A page that is out of
     * date says so beside the fallback too.
     */
    showFatal(why: Failure): void {
      failure = why;
      write();
      setState('fatal');
      if (hasFallback(host) && why !== 'outdated') return;
      waiting.append(apology);
      if (wayOn.textContent) waiting.append(wayOn);
    },
  };
}
