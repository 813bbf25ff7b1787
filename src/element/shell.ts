import type { ElementMode, LanguageCode } from '../domain/config/checkout-config.ts';
import { createButton, createNode } from './create-node.ts';
import css from './shell.css';
import { createShellDialog } from './shell-dialog.ts';
import { SHELL_TEXTS } from './shell-texts.ts';

type ShellState = 'loading' | 'ready' | 'problem' | 'fatal';

interface ShellInput {
  host: HTMLElement;
  root: ShadowRoot;
  /** The floating button was pressed. */
  onLaunch: (launcher: HTMLElement) => void;
  /** The customer is about to press it. */
  onApproach: () => void;
  /** The dialog was closed, in whatever way. */
  onDialogClose: () => void;
  /** "Try again" was pressed. */
  onRetry: () => void;
}

/** What stands in the shadow root before and around the app: skeleton, fallback, dialog, floating button. */
export interface Shell {
  /** Puts everything in its place for a mode and a language. */
  arrange(mode: ElementMode, language: LanguageCode): void;
  showLoading(): void;
  /** Puts the app's view in the tree, still behind the skeleton. */
  mount(view: HTMLElement): void;
  /** Skeleton and fallback go, the view shows. */
  showReady(): void;
  /** The view tells of a problem; the fallback shows below it. */
  showProblem(): void;
  /** The fallback shows; where the page gave none, one sentence, with a way on where there may be one. */
  showFatal(mayRetry: boolean): void;
  open(trigger: HTMLElement | null): void;
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

function adoptSheet(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

/** Builds the shell of one element. */
export function createShell(input: ShellInput): Shell {
  const { host, root, onLaunch, onApproach, onDialogClose, onRetry } = input;
  const apology = createNode('p', { class: 'shell-apology', role: 'status' });
  const retry = createButton();
  const waiting = createNode('div', { class: 'shell-waiting' }, [createNode('slot'), createBars()]);
  const box = createNode('div', { class: 'shell' }, [waiting]);
  const launcher = createButton('shell-launcher');
  const dialog = createShellDialog(box, onDialogClose);
  let arranged: ElementMode | null = null;

  adoptSheet(root);
  retry.addEventListener('click', onRetry);
  launcher.addEventListener('click', () => onLaunch(launcher));
  launcher.addEventListener('pointerenter', onApproach);
  launcher.addEventListener('focus', onApproach);

  function setState(state: ShellState): void {
    box.dataset['state'] = state;
    box.setAttribute('aria-busy', String(state === 'loading'));
    apology.remove();
    retry.remove();
  }

  /** Taking a node out and in again starts its view anew, so only another mode moves anything. */
  function place(mode: ElementMode): void {
    if (mode === arranged) return;
    arranged = mode;
    dialog.close();
    if (mode === 'inline') {
      root.replaceChildren(box);
      return;
    }
    dialog.node.prepend(box);
    root.replaceChildren(...(mode === 'button' ? [launcher] : []), dialog.node);
  }

  return {
    arrange(mode, language) {
      const texts = SHELL_TEXTS[language];

      for (const node of [apology, retry, launcher, dialog.node]) node.lang = texts.lang;
      apology.textContent = texts.failed;
      retry.textContent = texts.retry;
      launcher.textContent = texts.open;
      dialog.setTexts(texts);
      place(mode);
    },
    showLoading() {
      setState('loading');
    },
    mount(view) {
      box.append(view);
    },
    showReady() {
      setState('ready');
    },
    showProblem() {
      setState(hasFallback(host) ? 'problem' : 'ready');
    },
    showFatal(mayRetry) {
      setState('fatal');
      if (hasFallback(host)) return;
      waiting.append(apology);
      if (mayRetry) waiting.append(retry);
    },
    open(trigger) {
      dialog.open(trigger);
    },
    close() {
      dialog.close();
    },
    restore() {
      dialog.restore();
    },
  };
}
