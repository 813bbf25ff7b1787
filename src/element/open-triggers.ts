import type * as problemTexts from './problem-texts.ts';
import { warnIntegrator } from '../platform/host/warn-integrator.ts';

const TRIGGER_ATTRIBUTE = 'data-merchant-checkout-open';

/** An element that opens a dialog and gets the focus back; SVG included. */
export type Trigger = HTMLElement | SVGElement;

/** The clicks for which an element of the page opens, so that each opens one. */
export type AnsweredClicks = Pick<WeakSet<Event>, 'has' | 'add'>;

interface TriggerInput {
  page: Window;
  answered: AnsweredClicks;
  /** The element's current id. */
  id: () => string;
  onOpen: (trigger: Trigger) => void;
  /** The pointer or the focus is on a trigger. */
  onApproach: () => void;
  /** Stops it. */
  signal: AbortSignal;
}

const targetOf = (trigger: EventTarget): string | null =>
  trigger instanceof Element ? trigger.getAttribute(TRIGGER_ATTRIBUTE) : null;

/** The `href` of a link that opens in its own tab; null for anything else. */
const linkTargetOf = (link: EventTarget): string | null =>
  link instanceof Element && link.matches('a:is([target=_self], :not([target]))')
    ? link.getAttribute('href')
    : null;

function triggerOf(event: Event, id: string): Trigger | undefined {
  const isTrigger = (target: EventTarget): target is Trigger =>
    (targetOf(target) ?? linkTargetOf(target)) === `#${id}`;
  return id ? event.composedPath().find(isTrigger) : undefined;
}

/** Whether a click has no modifier key, which would open a tab or window or download the link. */
function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * Listens to the triggers of one element, `data-merchant-checkout-open="#id"` and links with `href="#id"`, including later
 * ones. The attribute is the merchant's word: a click counts whatever other scripts do with it, so it is heard first, on
 * the window, and answered once all others have had it. Contract section 1 "Methods".
 */
export function listenToTriggers(input: TriggerInput): void {
  const { page, answered, id, onOpen, onApproach, signal } = input;
  const approach = (event: Event) => {
    if (triggerOf(event, id())) onApproach();
  };
  const open = (event: MouseEvent) => {
    const trigger = triggerOf(event, id());
    if (!trigger || !isPlainClick(event) || answered.has(event)) return;
    answered.add(event);
    event.preventDefault();
    setTimeout(() => {
      if (!signal.aborted) onOpen(trigger);
    });
  };
  const first = { signal, capture: true };
  page.addEventListener('click', open, first);
  page.addEventListener('pointerover', approach, { ...first, passive: true });
  page.addEventListener('focusin', approach, first);
}

/**
 * Warns once of each trigger's target that does not work: no element has that id, or its element opens no
 * dialog. Checked after a click only, as both may be added late.
 */
export function warnOfBrokenTriggers(
  page: Window,
  answered: AnsweredClicks,
  load: () => Promise<typeof problemTexts>,
): void {
  const reported = new Set<string>();
  const warn = async (target: string) => {
    if (reported.has(target)) return;
    reported.add(target);
    const { describeBrokenTrigger } = await load();
    warnIntegrator(describeBrokenTrigger(target));
  };
  const check = (event: MouseEvent) => {
    const target = event
      .composedPath()
      .map(targetOf)
      .find((each) => each !== null);
    if (target === undefined || !isPlainClick(event)) return;
    setTimeout(() => {
      if (!answered.has(event)) warn(target).catch(() => undefined);
    });
  };
  page.addEventListener('click', check, { capture: true });
}
