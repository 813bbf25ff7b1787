import { WAITS_MS } from '../runner/time-limits.mjs';
import { realTime } from './real-time.ts';
import { elementsBelow } from './shadow.ts';

/** Anything after which what is shown may be different without the tree having changed. */
const EVENTS = [
  'focusin',
  'input',
  'change',
  'toggle',
  'close',
  'load',
  'transitionend',
  'animationend',
  'resize',
  'popstate',
] as const;

const WATCHED = { subtree: true, childList: true, attributes: true, characterData: true } as const;

/**
 * The first look without a sign of change, in ms, each further one after twice as long: what comes into view or stops
 * being inert gets its role without one.
 */
const FIRST_LOOK_MS = 60;

/** The document and every open shadow root in it: an observer does not see through their walls. */
function observeEverything(observer: MutationObserver): void {
  observer.observe(document, WATCHED);
  for (const element of elementsBelow(document)) {
    if (element.shadowRoot) observer.observe(element.shadowRoot, WATCHED);
  }
}

/**
 * For Chromium only: resolves with the first truthy value of `read`, which is asked again after each change of the page. There,
 * focus, scrolling, frames, other tabs and pages of the demo change without a checkout that could be idle. Walks in Node use `whenIdle`.
 * An error thrown by `read` counts as "not yet" and is part of the message when time runs out.
 */
export function until<Value>(
  read: () => Value | null | undefined | false,
  { what = read.toString(), withinMs = WAITS_MS }: { what?: string; withinMs?: number } = {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let lastError: unknown;
    let frame = 0;
    let pause = FIRST_LOOK_MS;
    let nextLook: number | undefined;
    const check = () => {
      frame = 0;
      try {
        const value = read();
        if (value) {
          stop();
          resolve(value);
          return;
        }
        lastError = undefined;
      } catch (error) {
        lastError = error;
      }
      observeEverything(observer);
      realTime.clearTimeout(nextLook);
      nextLook = realTime.setTimeout(check, pause);
      pause *= 2;
    };
    const recheck = () => {
      frame ||= requestAnimationFrame(check);
      pause = FIRST_LOOK_MS;
    };
    const observer = new MutationObserver(recheck);
    const deadline = realTime.setTimeout(() => {
      stop();
      const reason = lastError instanceof Error ? ` (${lastError.message})` : '';
      reject(new Error(`Not within ${withinMs} ms: ${what}${reason}`));
    }, withinMs);
    const stop = () => {
      observer.disconnect();
      realTime.clearTimeout(deadline);
      realTime.clearTimeout(nextLook);
      cancelAnimationFrame(frame);
      for (const name of EVENTS) window.removeEventListener(name, recheck, true);
    };
    for (const name of EVENTS) window.addEventListener(name, recheck, true);
    check();
  });
}

/** Resolves with the detail of the next event of that name; `merchant-checkout:` may be left out. */
export function untilEvent(
  target: EventTarget,
  name: string,
  { withinMs = WAITS_MS }: { withinMs?: number } = {},
): Promise<Record<string, unknown>> {
  const full = name.includes(':') ? name : `merchant-checkout:${name}`;
  return new Promise((resolve, reject) => {
    const deadline = realTime.setTimeout(() => {
      target.removeEventListener(full, hear);
      reject(new Error(`No ${full} within ${withinMs} ms.`));
    }, withinMs);
    const hear = (event: Event) => {
      realTime.clearTimeout(deadline);
      resolve((event as CustomEvent<Record<string, unknown>>).detail);
    };
    target.addEventListener(full, hear, { once: true });
  });
}
