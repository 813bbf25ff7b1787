import { dialogOf, type GuardedRoot } from './guarded-controls.ts';

/** CSS px of a line, for mice that count lines. */
const LINE_HEIGHT = 16;

/** The element that scrolls under an event: the dialog or something in it. */
function scrollerOf(event: Event, dialog: Element): Element {
  for (const node of event.composedPath()) {
    if (node === dialog) break;
    if (!(node instanceof Element) || node.scrollHeight <= node.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return dialog;
}

function scrollBy(event: Event, dialog: Element, top: number): void {
  scrollerOf(event, dialog).scrollBy({ top, behavior: 'instant' });
}

function wheelDistance({ deltaY, deltaMode }: WheelEvent, dialog: Element): number {
  const units = [1, LINE_HEIGHT, dialog.clientHeight];
  return deltaY * (units[deltaMode] ?? 1);
}

/**
 * A dialog of ours owns wheel, touch and focus: they do not leave it, so that scripts that scroll smoothly or trap the focus do
 * not act on them. Scrolls by itself where the page prevents them in the capture phase. Inline content scrolls with the page.
 */
export function guardDialogs({ root, signal, cameCancelled }: GuardedRoot): void {
  /** The height of the finger at the last event, in CSS px. */
  let fingerY: number | null = null;
  const guard = (event: Event) => {
    const dialog = dialogOf(root, event);
    if (!dialog) return;
    event.stopPropagation();
    if (event instanceof WheelEvent && cameCancelled(event) && !event.ctrlKey)
      scrollBy(event, dialog, wheelDistance(event, dialog));
  };
  const scrollWithFinger = (event: TouchEvent) => {
    const dialog = dialogOf(root, event);
    const [finger] = event.touches;
    const before = fingerY;
    fingerY = finger && event.touches.length === 1 ? finger.clientY : null;
    if (!dialog || before === null || fingerY === null || !cameCancelled(event)) return;
    if (event.type === 'touchmove') scrollBy(event, dialog, before - fingerY);
  };
  for (const type of ['wheel', 'mousewheel', 'DOMMouseScroll', 'touchmove', 'focusin']) {
    root.addEventListener(type, guard, { passive: true, signal });
  }
  for (const type of ['touchstart', 'touchmove']) {
    root.addEventListener(
      type,
      (event) => {
        if (event instanceof TouchEvent) scrollWithFinger(event);
      },
      { passive: true, signal },
    );
  }
}
