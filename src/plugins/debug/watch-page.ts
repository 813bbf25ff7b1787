import { EVENT_PREFIX } from '../../platform/host/checkout-events.ts';
import { isPublicRead } from './anonymise.ts';
import { blockedLine, EVENT_NAMES, eventLine, loadLine } from './debug-lines.ts';

/** Maximum of lines of a kind; the latest are kept. */
const MAX_LINES = 200;

const MEASURED = /^\w+ (https:.*)$/;

/** The activity of the page around one element, as lines of text. */
interface PageLog extends Record<LineKind, string[]> {
  /** The addresses of this middleware that read what is on offer. */
  reads: Set<string>;
}

type LineKind = 'loads' | 'events' | 'blocked';

interface PageInput {
  element: HTMLElement;
  page: Window & typeof globalThis;
  /** Where the checkout's calls go; its files have its name. */
  middleware: string;
  onLine: () => void;
  signal: AbortSignal;
}

/** Logs loads, including earlier ones, events and blocked content until `signal` aborts. */
export function watchPage({ element, page, middleware, onLine, signal }: PageInput): PageLog {
  const log: PageLog = { loads: [], events: [], blocked: [], reads: new Set() };
  const add = (kind: LineKind, line: string) => {
    log[kind].push(line);
    log[kind].splice(0, log[kind].length - MAX_LINES);
    onLine();
  };
  const addLoad = (entry: PerformanceEntry) => {
    const { entryType, name, startTime, duration } = entry;
    const isMeasure = entryType === 'measure';
    const address = isMeasure ? MEASURED.exec(name)?.[1] : name;
    if (
      !address ||
      !URL.canParse(address) ||
      !(address.startsWith(middleware) || /\/merchant-checkout/.test(address))
    )
      return;
    const status: unknown = Reflect.get(entry, isMeasure ? 'detail' : 'responseStatus');
    if (!isMeasure && address.startsWith(middleware) && isPublicRead(address, middleware))
      log.reads.add(address);
    add('loads', loadLine(address, startTime, duration, Number(status) || 0));
  };
  const observer = new page.PerformanceObserver((list) => list.getEntries().forEach(addLoad));
  for (const type of ['resource', 'measure']) observer.observe({ type, buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const name of EVENT_NAMES) {
    const onEvent = (event: Event) =>
      add('events', eventLine(name, event instanceof CustomEvent ? event.detail : {}));
    element.addEventListener(EVENT_PREFIX + name, onEvent, { signal });
  }
  element.ownerDocument.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      add('blocked', blockedLine(effectiveDirective, blockedURI)),
    { signal },
  );
  return log;
}
