import type { Store } from '../context/checkout-context.ts';
import { beginPressAction, endPressAction, stepShownAtAtom } from '../flow/state/pointer-press.ts';
import type { Host } from '../platform/host/host.ts';

/** A tap within this time after a step change is the second of a double tap, meant for the previous step. */
const STEP_SETTLE_MS = 500;

/** Controls that send or advance. All others accept a press at once, because a second tap on them does no harm. */
const ADVANCING = [
  '[type=submit]',
  '.mc-button--primary',
  '.mc-button--smart',
  '.mc-button--danger',
  '.mc-advances',
  '[data-advances=day] .mc-day',
  '[data-advances=slot] .mc-slot',
  '[data-advances] .mc-slot-offers button',
].join();

/** A press that does not become a click ends after this time. */
const PRESS_OVER_MS = 400;

/**
 * Guards against accidental presses: the second tap of a double tap does not press a button of the next step, and a message
 * that appears when a field is left does not move the button under the finger. Keyboards are not affected.
 */
export function guardPresses(view: HTMLElement, store: Store, host: Host): void {
  const isSecondTap = ({ isTrusted, detail, target }: MouseEvent) => {
    const shownMs = host.now() - store.get(stepShownAtAtom);
    // If the clock was set back, the time is unknown and the tap counts.
    const isFresh = shownMs >= 0 && shownMs < STEP_SETTLE_MS;
    return (
      isTrusted && detail > 0 && isFresh && target instanceof Element && target.closest(ADVANCING)
    );
  };
  const end = () => store.set(endPressAction);
  view.addEventListener('pointerdown', () => store.set(beginPressAction), { capture: true });
  view.addEventListener('pointercancel', end, { capture: true });
  view.addEventListener('pointerup', () => host.after(PRESS_OVER_MS, end), { capture: true });
  view.addEventListener(
    'click',
    (event) => {
      host.after(0, end);
      if (!isSecondTap(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
