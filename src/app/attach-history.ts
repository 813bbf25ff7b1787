import { atom } from 'jotai/vanilla';

import { configAtom, servicesAtom, type Store } from '../context/checkout-context.ts';
import {
  flowStatusAtom,
  canGoBackAtom,
  flowStackAtom,
  skipFactsAtom,
  subviewAtom,
} from '../flow/state/flow-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { createCloseSteps, hasCloseWatcher } from '../platform/host/close-steps.ts';
import { createHistorySteps } from '../platform/host/history-steps.ts';
import { previousStep } from '../flow/flow-stack.ts';

type BackSteps = ReturnType<typeof createHistorySteps>;

/** How often Back works from the current step, its subview included; 0 at the first step and once there is a result. */
const backLevelAtom = atom((get): number => {
  if (!get(canGoBackAtom)) return 0;
  const facts = get(skipFactsAtom);
  let level = get(subviewAtom)?.back ? 1 : 0;
  let stack = get(flowStackAtom);
  for (let before = previousStep(stack, facts); before !== stack; level += 1) {
    stack = before;
    before = previousStep(stack, facts);
  }
  return level;
});

/** Syncs the handlers of Back with the checkout; the returned function stops and removes them. */
function keepInStep(store: Store, steps: BackSteps): () => void {
  const sync = () => {
    if (store.get(flowStatusAtom).status === 'ready') steps.sync();
  };
  const stops = [backLevelAtom, flowStatusAtom].map((each) => store.sub(each, sync));
  sync();
  return () => {
    for (const stop of stops) stop();
    steps.dispose();
  };
}

/**
 * In a dialog, Back returns to the previous step, then closes the dialog. Browsers without `CloseWatcher` get a history entry
 * for the open dialog and one for each step that Back can leave.
 */
function stepInDialog(store: Store, page: Window, dialog: HTMLDialogElement): () => void {
  const { host } = store.get(servicesAtom);
  const level = () => store.get(backLevelAtom);
  const back = () => store.set(goBackAction);
  const steps = hasCloseWatcher(page)
    ? createCloseSteps({
        page,
        level: () => (dialog.open ? level() : 0),
        back,
        close: () => host.close(),
      })
    : createHistorySteps({
        page,
        key: host.elementKey(),
        level: () => (dialog.open ? level() + 1 : 0),
        back: () => (level() > 0 ? back() : host.close()),
      });
  const opening = new MutationObserver(() => steps.sync());
  opening.observe(dialog, { attributeFilter: ['open'] });
  const stop = keepInStep(store, steps);
  return () => {
    opening.disconnect();
    stop();
  };
}

/** Makes the browser's Back leave steps, inline or in a dialog; the returned function stops it. Contract section 1 "history". */
export function attachHistory(store: Store, element: HTMLElement): (() => void) | null {
  const page = element.ownerDocument.defaultView;
  if (!page) return null;
  if (store.get(configAtom).mode === 'inline') {
    const key = store.get(servicesAtom).host.elementKey();
    const level = () => store.get(backLevelAtom);
    const back = () => store.set(goBackAction);
    return keepInStep(store, createHistorySteps({ page, key, level, back }));
  }
  // The dialog may still be loading.
  const dialog = element.shadowRoot?.querySelector<HTMLDialogElement>('dialog.shell-dialog');
  return dialog ? stepInDialog(store, page, dialog) : null;
}
