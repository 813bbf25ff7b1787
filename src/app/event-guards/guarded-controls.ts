/** A control that takes text or a choice, in which keys, caret and selection are the customer's. */
export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TEXT_FIELD = 'textarea, select, input:not([type=checkbox], [type=radio])';

const CONTROL = 'a[href], button, input, select, textarea, summary, label';

/**
 * Where an event happened in a shadow root; null for content of the page that a slot shows there. Independent of whether the
 * event has removed its target meanwhile.
 */
function targetIn(root: ShadowRoot, event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element && !root.host.contains(target) ? target : null;
}

/** The control of ours at which an event happened. */
export const controlOf = (root: ShadowRoot, event: Event): HTMLElement | null =>
  targetIn(root, event)?.closest<HTMLElement>(CONTROL) ?? null;

/** Whether a control takes text, or a choice by typed letters. */
export const isTextField = (control: Element | null): control is TextField =>
  control?.matches(TEXT_FIELD) ?? false;

/** The open dialog of ours around an event. */
export const dialogOf = (root: ShadowRoot, event: Event): HTMLDialogElement | null =>
  targetIn(root, event)?.closest<HTMLDialogElement>('dialog[open]') ?? null;

/** The shadow root whose events are guarded, and what is known about them. */
export interface GuardedRoot {
  root: ShadowRoot;
  /** Ends all listeners. */
  signal: AbortSignal;
  /** Runs work once the current event has been dispatched. */
  afterEvent: (work: () => void) => void;
  /** Whether a listener of the page has prevented an event before it arrived in the root. */
  cameCancelled: (event: Event) => boolean;
  /** Whether a listener of ours has prevented an event that is leaving the root. */
  isCancelledByUs: (event: Event) => boolean;
  /** Runs `repair` after an event, if a listener of the page has prevented it. */
  ifCancelled: (event: Event, repair: () => void) => void;
}

/** Watches what the page does with the events of these types in a shadow root. */
export function watchCancelled(
  around: Pick<GuardedRoot, 'root' | 'signal' | 'afterEvent'>,
  types: readonly string[],
): GuardedRoot {
  const { root, signal, afterEvent } = around;
  const cancelled = new WeakSet<Event>();
  const note = (event: Event) => {
    if (event.defaultPrevented) cancelled.add(event);
  };
  for (const type of types)
    root.addEventListener(type, note, { capture: true, passive: true, signal });
  const cameCancelled = (event: Event) => cancelled.has(event);
  const isCancelledByUs = (event: Event) => event.defaultPrevented && !cancelled.has(event);
  return {
    ...around,
    cameCancelled,
    isCancelledByUs,
    ifCancelled(event, repair) {
      if (!isCancelledByUs(event)) afterEvent(() => event.defaultPrevented && repair());
    },
  };
}
