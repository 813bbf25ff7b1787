import type { ElementMode } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { adoptSheet, createButton, createNode } from './shell-nodes.ts';
import type { CreateDialogMode, DialogMode } from './dialog-mode/dialog-mode.ts';
import type { Trigger } from './open-triggers.ts';
import css from './shell.css?inline';
import { TEXTS, type Failure, type ShellTexts } from '../platform/i18n/texts.ts';

type ShellState = 'loading' | 'ready' | 'problem' | 'fatal';

interface ShellInput {
  host: HTMLElement;
  root: ShadowRoot;
  /** The floating button was pressed. */
  onLaunch: (launcher: HTMLElement) => void;
  /** The customer is about to press it. */
  onApproach: () => void;
  /** Called when the dialog has closed, for any reason. */
  onDialogClose: () => void;
  /** "Try again" or "Reload the page" was pressed. */
  onWayOn: (failure: Failure) => void;
}

/** The shadow root before and around the app: skeleton, fallback, dialog, floating button. */
export interface Shell {
  /** Puts everything in its place for a mode and a language. */
  arrange(mode: ElementMode, language: LanguageCode): void;
  /** Adds the code for modal and button mode; until then both show nothing. Call `arrange` afterwards. */
  addDialogMode(create: CreateDialogMode): void;
  showLoading(): void;
  /** Puts the app's view in the tree, still behind the skeleton. */
  mount(view: HTMLElement): void;
  /** Skeleton and fallback go, the view shows. */
  showReady(): void;
  /** The view shows a problem; the fallback shows below it. */
  showProblem(): void;
  /**
   * The fallback shows; where the page gave none, one sentence, with the way on where there is one. A page that is out of
   * date says so beside the fallback too.
   */
  showFatal(failure: Failure): void;
  open(trigger: Trigger | null): void;
  close(): void;
  /** The element was moved in the page. */
  restore(): void;
}

const SKELETON_BARS = 5;

function createBars(): HTMLElement {
  const bars = Array.from({ length: SKELETON_BARS }, () => createNode('div'));
  return createNode('div', { class: 'shell-bars', 'aria-hidden': 'true' }, bars);
}

function hasFallback(host: HTMLElement): boolean {
  return host.childElementCount > 0 || host.textContent.trim() !== '';
}

/** Builds the shell of one element. */
export function createShell(input: ShellInput): Shell {
  const { host, root, onLaunch, onApproach, onDialogClose, onWayOn } = input;
  const apology = createNode('p', { class: 'shell-apology', role: 'status' });
  const wayOn = createButton();
  const waiting = createNode('div', { class: 'shell-waiting' }, [createNode('slot'), createBars()]);
  const box = createNode('div', { class: 'shell' }, [waiting]);
  let dialogMode: DialogMode | null = null;
  let arranged: ElementMode | null = null;
  let texts: ShellTexts = TEXTS.pt_PT;
  let failure: Failure = 'config';

  adoptSheet(root, css);
  wayOn.addEventListener('click', () => onWayOn(failure));

  function write(): void {
    const [sentence, way = ''] = texts.failures[failure];
    apology.textContent = sentence;
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
    arrange(mode, language) {
      texts = TEXTS[language];
      waiting.lang = texts.lang;
      write();
      dialogMode?.setTexts(texts);
      place(mode);
    },
    addDialogMode(create) {
      dialogMode ??= create({ root, content: box, onLaunch, onApproach, onClose: onDialogClose });
    },
    showLoading() {
      setState('loading');
    },
    mount(view) {
      // Put in a second time it would restart.
      if (!view.parentNode) box.append(view);
    },
    showReady() {
      setState('ready');
    },
    showProblem() {
      setState(hasFallback(host) ? 'problem' : 'ready');
    },
    showFatal(why) {
      failure = why;
      write();
      setState('fatal');
      if (hasFallback(host) && why !== 'outdated') return;
      waiting.append(apology);
      if (wayOn.textContent) waiting.append(wayOn);
    },
    open(trigger) {
      dialogMode?.open(trigger);
    },
    close() {
      dialogMode?.close();
    },
    restore() {
      dialogMode?.restore();
    },
  };
}
