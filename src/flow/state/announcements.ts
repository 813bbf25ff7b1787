import { atom } from 'jotai/vanilla';
import { runSignalAtom, servicesAtom, languageAtom } from '../../context/checkout-context.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import type { FlowStack } from '../flow-stack.ts';
import { currentEntryAtom, flowStackAtom, progressAtom, stepNumberAtom } from './flow-atoms.ts';

/** Announces a translated text to screen readers, for changes that do not take the focus. */
export const announceAction = atom(null, (get, _set, text: string) =>
  get(servicesAtom).host.announce(text, LANGUAGES[get(languageAtom)].tag),
);

/** The stack of the last step that was announced, and its run. */
const announcedAtom = atom<{ stack: FlowStack; run: AbortSignal } | null>(null);
const PROGRESS = 'frame.progress' satisfies MessageKey;

/**
 * Emits `step` once per shown step, after `ready` for the first one of a start. After the first of the `changes` of
 * step, it also announces the progress.
 */
export const announceStepAction = atom(null, (get, set, changes: number) => {
  const entry = get(currentEntryAtom);
  const stack = get(flowStackAtom);
  const before = get(announcedAtom);
  if (!entry || before?.stack === stack) return;
  const run = get(runSignalAtom);
  set(announcedAtom, { stack, run });
  const { host, i18n, onReady } = get(servicesAtom);
  const { index, total } = get(progressAtom);
  // The server's answer may have moved the stack before the first step was shown.
  if (before?.run !== run) {
    onReady();
    host.emit('ready', { flow: entry.flow });
  }
  const number = get(stepNumberAtom);
  if (changes > 0 && number) set(announceAction, i18n._(PROGRESS, number));
  host.emit('step', { flow: entry.flow, step: entry.step, index, total });
});
