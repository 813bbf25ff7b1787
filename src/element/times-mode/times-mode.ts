import { changeOfTarget } from '../../flow/same-target.ts';
import { isSandbox, SANDBOX_BASE } from '../../lib/config/urls.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { ApiContext } from '../../platform/api/api-context.ts';
import { nextTimes } from '../../features/booking/rules/next-times.ts';
import type { Activity } from '../../platform/host/activity.ts';
import { createTimers } from '../../platform/host/timers.ts';
import { warnIntegrator } from '../../platform/host/warn-integrator.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import { TEXTS } from '../../platform/i18n/texts.ts';
import { withRetry } from '../with-retry.ts';
import { createButton } from '../shell-nodes.ts';
import type { OfferCalendar } from '../../features/booking/calls/offer-calendar.ts';
import { loadTimes } from './load-times.ts';
import css from './times-mode.css?inline';
import { TIMES_TEXTS } from './times-texts.ts';
import {
  createTimesList,
  firstParty,
  timesNodes,
  type ChosenFreeTime,
  type ChosenParty,
} from './times-view.ts';

/** Free times that are older than this are read again when the page is looked at, in ms. */
const STALE_AFTER_MS = 60_000;

/** On a page that stays in view they are read again after this, in ms: less often, because nobody may be looking. */
const REREAD_AFTER_MS = 600_000;

/** How often a page in view drops the times that are over and names the days again, in ms. */
const TICK_MS = 60_000;

interface TimesModeInput {
  root: ShadowRoot;
  /** Where the times stand. */
  place: HTMLElement;
  /** Requests, and gives the answers that were requested before this code had loaded. */
  fetch: ApiContext['fetch'];
  /** Loads the sandbox inside the page, by the value of `middleware`. */
  loadSandbox: (middleware: string) => Promise<ApiContext['fetch']>;
  activity: Activity;
  /** A press on a time, else on "more times" with a party if one was pressed before; null if nothing was chosen. */
  onChoose: (chosen: ChosenFreeTime | ChosenParty | null, button: HTMLElement) => void;
  /** The customer is about to press. */
  onApproach: () => void;
}

/**
 * Shows the next free times of the page's offer, in place of a button that opens the dialog: without React and without the
 * app. Where there are none to show, it is that button. Contract section 1 "mode".
 */
export function createTimesMode(input: TimesModeInput) {
  const { root, place, activity, onChoose } = input;
  const sheet = new CSSStyleSheet();
  const list = createTimesList();
  let config: CheckoutConfig | null = null;
  let calendar: OfferCalendar | null = null;
  let people: number | null = null;
  let loading = new AbortController();
  let loadedAt = 0;
  const timers = createTimers();
  let cancelTick = () => {};

  sheet.replaceSync(css);
  const stop = new AbortController();
  place.addEventListener('pointerover', input.onApproach, { once: true });
  place.addEventListener('focusin', input.onApproach, { once: true });
  document.addEventListener('visibilitychange', () => follow(STALE_AFTER_MS), {
    signal: stop.signal,
  });
  follow(REREAD_AFTER_MS);

  // What the customer has booked is gone from the list before the dialog closes.
  root.host.addEventListener('merchant-checkout:reserved', () => void load(), {
    signal: stop.signal,
  });

  /** Draws the times for this moment, reads those that are older than `limit` (ms), and does so again while the page is in view. */
  function follow(limit: number): void {
    cancelTick();
    if (document.visibilityState !== 'visible') return;
    cancelTick = timers.after(TICK_MS, () => follow(REREAD_AFTER_MS), { endless: true });
    if (loadedAt === 0 || !place.isConnected) return;
    if (calendar) render();
    if (Date.now() - loadedAt > limit) void load(calendar);
  }

  /** The one button, where no time can be chosen. */
  function openButton({ language }: CheckoutConfig): HTMLElement {
    const button = createButton();
    button.textContent = TEXTS[language].open;
    button.addEventListener('click', () => onChoose(null, button));
    return button;
  }

  const buttons = () => [...place.querySelectorAll('button')];

  /** Focuses the button for the same time as before the times were drawn again, else the one in the same place. */
  function refocus(value: string, index: number): void {
    const same = value && buttons().find((button) => button.value === value);
    (same || buttons()[index])?.focus();
  }

  function renderTimes(shown: CheckoutConfig, free: OfferCalendar): void {
    const { party, times, more } = timesNodes({
      config: shown,
      calendar: free,
      people: people ?? firstParty(shown, free),
      now: Date.now(),
      onChoose(chosen, button) {
        onChoose(chosen ?? (people === null ? null : { date: null, people }), button);
      },
      onPeople(size) {
        people = size;
        render();
        if (!calendar || nextTimes(calendar.contextFor(size, Date.now())).length > 0) return;
        // Further days than those that have loaded may be free for so many.
        place.setAttribute('aria-busy', 'true');
        void load(calendar);
      },
    });
    const drawn = createTimesList();
    drawn.append(...times);
    const all = [...party, drawn, more];
    const before = [...place.children];
    const isSame =
      all.length === before.length && all.every((node, index) => before[index]?.isEqualNode(node));
    // A button that is about to be pressed stays, and nothing is announced twice.
    if (isSame) return;
    if (list.parentNode !== place) place.replaceChildren(list);
    for (const node of place.querySelectorAll(':scope > :not(.times-list)')) node.remove();
    list.before(...party);
    list.after(more);
    list.replaceChildren(...times);
  }

  function render(): void {
    if (!config) return;
    const { language } = config;
    const focused = buttons().find((button) => button === root.activeElement);
    const index = focused ? buttons().indexOf(focused) : -1;
    place.lang = LANGUAGES[language].tag;
    place.setAttribute('aria-label', TIMES_TEXTS[language].label);
    place.setAttribute('aria-busy', 'false');
    if (calendar) renderTimes(config, calendar);
    else place.replaceChildren(openButton(config));
    if (focused && !focused.isConnected) refocus(focused.value, index);
  }

  /** Reads the times; if that fails, `fallback` stays. */
  async function load(fallback: OfferCalendar | null = null): Promise<void> {
    if (!config) return;
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    const { middleware } = config;
    try {
      const sandbox = isSandbox(middleware)
        ? await activity.during(withRetry(() => input.loadSandbox(middleware), signal))
        : null;
      const fetch = sandbox ?? input.fetch;
      const found = await loadTimes({
        config: { ...config, middleware: sandbox ? SANDBOX_BASE : middleware },
        fetch,
        activity,
        signal,
        people: people ?? config.prefill.people ?? null,
      });
      if (signal.aborted) return;
      calendar = found;
    } catch (error) {
      if (signal.aborted) return;
      // The dialog says what is wrong, if it still is.
      const shows = fallback ? 'what it has read before' : 'a button';
      warnIntegrator(
        `mode="times" shows ${shows}, because the times do not load: ${String(error)}`,
      );
      calendar = fallback;
    }
    loadedAt = Date.now();
    render();
  }

  return {
    /** Applies changed attributes; another offer is loaded. */
    update(next: CheckoutConfig): void {
      const before = config;
      config = next;
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      const isSame = before && changeOfTarget(before, next) === 'none';
      if (isSame && loadedAt > 0) return render();
      if (isSame) return;
      people = null;
      void load();
    },
    /** Reads the times again, for example after the dialog was closed. */
    refresh: () => void load(),
    dispose(): void {
      stop.abort();
      timers.dispose();
      loading.abort();
      place.replaceChildren();
    },
  };
}
