import { isRecord } from '../../lib/config/json.ts';

interface HistoryStepsInput {
  page: Window;
  /** Identifies the element among those of the page. */
  key: string;
  /** How many steps Back can leave. */
  level: () => number;
  back: () => void;
}

/** The data about our steps in a history entry; the page's own state is kept beside it. */
interface EntryMark {
  /** The element that added the entry; null for an entry of the page. */
  owner: string | null;
  /** How many entries in a row, this one included, are the owner's. */
  run: number;
  /** The level of each element at this entry. */
  levels: Readonly<Record<string, number>>;
}

const MARK = 'merchantCheckout';
const NO_MARK: EntryMark = { owner: null, run: 0, levels: {} };

function isMark(value: unknown): value is EntryMark {
  return (
    isRecord(value) &&
    typeof value['run'] === 'number' &&
    isRecord(value['levels']) &&
    (typeof value['owner'] === 'string' || value['owner'] === null)
  );
}

function markOf(state: unknown): EntryMark {
  const mark = isRecord(state) ? state[MARK] : null;
  return isMark(mark) ? mark : NO_MARK;
}

/** The level of an element at an entry; null if the entry has none. */
function levelAt({ levels }: EntryMark, key: string): number | null {
  const level = Object.hasOwn(levels, key) ? levels[key] : null;
  return typeof level === 'number' ? level : null;
}

/**
 * Keeps one entry of the page's history for each step that Back can leave. Entries of the page or of another element may
 * lie in between: this element never leaves these, and skips its own entries whose step is gone. Contract section 1
 * "history".
 */
export function createHistorySteps({ page, key, level, back }: HistoryStepsInput) {
  const { history } = page;
  /** The level at the last sync. */
  let known = 0;
  /** The page's own scroll restoration, which its entries get back. */
  let pageRestoration: ScrollRestoration = 'auto';
  /** The length in entries of our own traversal in progress; 0 without one. */
  let moving = 0;

  function move(by: number): void {
    moving = by;
    history.go(by);
  }

  function write(method: 'pushState' | 'replaceState', mark: EntryMark): void {
    const state: unknown = history.state;
    history[method]({ ...(isRecord(state) ? state : {}), [MARK]: mark }, '');
  }

  function push(): void {
    const { owner, run, levels } = markOf(history.state);
    if (owner === null) pageRestoration = history.scrollRestoration;
    // The heading of the step is scrolled to instead; a pushed entry takes the mode over.
    history.scrollRestoration = 'manual';
    const next = (levels[key] ?? 0) + 1;
    write('pushState', {
      owner: key,
      run: owner === key ? run + 1 : 1,
      levels: { ...levels, [key]: next },
    });
  }

  /** Lets the page scroll again as it does, once the browser has arrived at its entry without. */
  function leaveScroll(): void {
    page.requestAnimationFrame(() => {
      if (markOf(history.state).owner === null) history.scrollRestoration = pageRestoration;
    });
  }

  /** Adds or removes entries until there is one for every step that Back can leave. */
  function sync(): void {
    // A state that is not an object cannot hold a mark, so the history is left to the page.
    if (moving !== 0 || (history.state !== null && !isRecord(history.state))) return;
    const wanted = level();
    const mark = markOf(history.state);
    const at = levelAt(mark, key);
    if (at === null && wanted === known) return;
    const here = at ?? known;
    known = wanted;
    if (wanted < here) {
      if (mark.owner === key) move(-Math.min(here - wanted, mark.run));
      else if (at !== null) {
        write('replaceState', { ...mark, levels: { ...mark.levels, [key]: wanted } });
      }
      return;
    }
    if (wanted === here) return;
    if (at === null) write('replaceState', { ...mark, levels: { ...mark.levels, [key]: here } });
    for (let each = here; each < wanted; each += 1) push();
  }

  /** Handles Back and any other traversal. */
  function arrive(): void {
    const wasOwnMove = moving !== 0;
    moving = 0;
    if (markOf(history.state).owner === null) leaveScroll();
    const at = levelAt(markOf(history.state), key);
    if (at === null) return;
    if (wasOwnMove) return sync();
    const before = level();
    for (let now = before; now > at; now = level()) {
      back();
      if (level() === now) break;
    }
    const left = level();
    known = left;
    // The step cannot be left now, for example while sending: return to its entry.
    if (left > at) move(left - at);
    else sync();
  }

  page.addEventListener('popstate', arrive);
  return {
    sync,
    /** Removes the element's entries from the end of the history, and the listener. */
    dispose(): void {
      page.removeEventListener('popstate', arrive);
      const { owner, run } = markOf(history.state);
      // During a traversal, `history.state` is still that of its start.
      const left = run + moving;
      if (owner !== key || left <= 0) return;
      page.addEventListener('popstate', leaveScroll, { once: true });
      history.go(-left);
    },
  };
}
