import type * as problemTexts from './problem-texts.ts';
import { warnIntegrator } from '../platform/host/warn-integrator.ts';

const TRIGGER_ATTRIBUTE = 'data-merchant-checkout-open';

/** An element that opens a dialog and gets the focus back; SVG included. */
export type Trigger = HTMLElement | SVGElement;

interface TriggerInput {
  page: Document;
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

/** The `href` of a link; null for anything else. */
const linkTargetOf = (link: EventTarget): string | null =>
  link instanceof Element && link.matches('a') ? link.getAttribute('href') : null;

function triggerOf(event: Event, id: string): Trigger | undefined {
  const isTrigger = (target: EventTarget): target is Trigger =>
    (targetOf(target) ?? linkTargetOf(target)) === `#${id}`;
  return id ? event.composedPath().find(isTrigger) : undefined;
}

/** Whether no script has answered a click, and it has no modifier key, which would open a tab or window. */
function isOpenClick(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  );
}

/**
 * Listens to the triggers of one element, `data-merchant-checkout-open="#id"` and links with `href="#id"`, including later
 * ones. Contract section 1 "Methods".
 */
export function listenToTriggers({ page, id, onOpen, onApproach, signal }: TriggerInput): void {
  const approach = (event: Event) => {
    if (triggerOf(event, id())) onApproach();
  };
  page.addEventListener(
    'click',
    (event) => {
      const trigger = triggerOf(event, id());
      if (!trigger || !isOpenClick(event)) return;
      event.preventDefault();
      onOpen(trigger);
    },
    { signal },
  );
  page.addEventListener('pointerover', approach, { signal, passive: true });
  page.addEventListener('focusin', approach, { signal });
}

/**
 * Warns once of each trigger's target that does not work: no element has that id, or its element opens no
 * dialog. Checked on a press only, as both may be added late; runs after every element's own listener.
 */
export function warnOfIdleTriggers(page: Window, load: () => Promise<typeof problemTexts>): void {
  const reported = new Set<string>();
  page.addEventListener('click', (event) => {
    const target = event
      .composedPath()
      .map(targetOf)
      .find((each) => each !== null);
    if (target === undefined || !isOpenClick(event) || reported.has(target)) return;
    reported.add(target);
    load().then(
      ({ describeIdleTarget }) => warnIntegrator(describeIdleTarget(target)),
      () => undefined,
    );
  });
}
