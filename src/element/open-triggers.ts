const TRIGGER_ATTRIBUTE = 'data-merchant-checkout-open';

interface TriggerInput {
  page: Document;
  /** The element's id at this moment. */
  id: () => string;
  onOpen: (trigger: HTMLElement) => void;
  /** Somebody points at a trigger or has moved the focus to it. */
  onApproach: () => void;
  /** Stops it. */
  signal: AbortSignal;
}

function triggerOf(event: Event, id: string): HTMLElement | undefined {
  const isTrigger = (target: EventTarget): target is HTMLElement =>
    target instanceof HTMLElement && target.getAttribute(TRIGGER_ATTRIBUTE) === `#${id}`;
  return id ? event.composedPath().find(isTrigger) : undefined;
}

/** A click that means "open it in a new tab" keeps doing so. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Hears the page's triggers of one element, also those that come later. Contract section 1 "data-merchant-checkout-open".
 */
export function listenToTriggers({ page, id, onOpen, onApproach, signal }: TriggerInput): void {
  const approach = (event: Event) => {
    if (triggerOf(event, id())) onApproach();
  };
  page.addEventListener(
    'click',
    (event) => {
      const trigger = triggerOf(event, id());
      if (!trigger || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      onOpen(trigger);
    },
    { signal },
  );
  page.addEventListener('pointerover', approach, { signal, passive: true });
  page.addEventListener('focusin', approach, { signal });
}
