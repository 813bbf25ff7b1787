const TRIGGER_ATTRIBUTE = 'data-merchant-checkout-open';

interface TriggerInput {
  page: Document;
  /** The element's id at this moment. */
  id: () => string;
  onOpen: (trigger: HTMLElement) => void;
  /** Somebody points at a trigger or has moved the focus to it. */
  onApproach: () => void;
}

function triggerOf(event: Event, id: string): HTMLElement | null {
  if (!id) return null;
  for (const target of event.composedPath()) {
    if (target instanceof HTMLElement && target.getAttribute(TRIGGER_ATTRIBUTE) === `#${id}`) {
      return target;
    }
  }
  return null;
}

/** A click that means "open it in a new tab" keeps doing so. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * Hears the page's triggers of one element, also those that come later; the returned function stops
 * it. Contract section 1 "data-merchant-checkout-open".
 */
export function listenToTriggers({ page, id, onOpen, onApproach }: TriggerInput): () => void {
  const stop = new AbortController();
  const { signal } = stop;
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
  return () => stop.abort();
}
