import { atom } from 'jotai/vanilla';

import { languageAtom } from '../../context/config-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../context/services.ts';
import type { NavigationTarget } from '../../platform/host/host.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import type { FlowStack } from '../flow-stack.ts';
import { currentEntryAtom, flowStackAtom, progressAtom } from './flow-atoms.ts';

/** Says a translated text aloud once, for what changes on the screen without taking the focus. */
export const announceAction = atom(null, (get, _set, text: string) =>
  get(servicesAtom).host.announce(text, LANGUAGES[get(languageAtom)].tag),
);

const announcedStackAtom = atom<FlowStack | null>(null);

/** The run whose first step was shown. */
const readyRunAtom = atom<AbortSignal | null>(null);
const PROGRESS = 'frame.progress' satisfies MessageKey;

/**
 * Tells the page which step is shown, now that it is: `ready` for the first one of a start, and `step` for each.
 * After `changes` of step, if any, its place is also said aloud. Once per step, also when the element is moved. `onFirst` is
 * called just before `ready`.
 */
export const announceStepAction = atom(null, (get, set, changes: number, onFirst: () => void) => {
  const entry = get(currentEntryAtom);
  const stack = get(flowStackAtom);
  if (!entry || get(announcedStackAtom) === stack) return;
  set(announcedStackAtom, stack);
  const { host, i18n } = get(servicesAtom);
  const { index, total } = get(progressAtom);
  const run = get(runSignalAtom);
  // An answer of the server may have led on before the first step was shown at all.
  if (get(readyRunAtom) !== run) {
    onFirst();
    host.emit('ready', { flow: entry.flow });
  }
  set(readyRunAtom, run);
  if (changes > 0) host.announce(i18n._(PROGRESS, { step: index + 1, total }));
  host.emit('step', { flow: entry.flow, step: entry.step, index, total });
});

/** Opens a link in a new tab, unless the page cancels the `navigate` event and handles it. */
export const openLinkAction = atom(null, (get, _set, to: NavigationTarget, url: string) =>
  get(servicesAtom).host.openUrl(to, url),
);

/** Closes the dialog of modal and button mode and reports it to the page. */
export const closeAction = atom(null, (get) => get(servicesAtom).host.close());
