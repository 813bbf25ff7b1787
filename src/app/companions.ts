import { configAtom, load, type Store } from '../context/checkout-context.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';

/** Starts beside an element and returns how to stop; null where it cannot run yet, and the next config tries again. */
type Start = (store: Store, element: HTMLElement) => (() => void) | null;

/** What a config asks for, falsy for nothing, and the code that does it, which loads when it is first asked for. */
type Companion = readonly [
  wanted: (config: CheckoutConfig, element: HTMLElement) => string | boolean,
  code: () => Promise<Start>,
];

/** Optional parts, each enabled by an attribute. */
const COMPANIONS: readonly Companion[] = [
  [
    ({ history, mode }) => (mode === 'inline' ? history === 'steps' && mode : 'dialog'),
    async () => (await import('./attach-history.ts')).attachHistory,
  ],
  [({ debug }) => debug, async () => (await import('./debug/attach-debug.ts')).attachDebug],
  [
    // A browser that has no assistants asks for nothing.
    ({ agents }, { ownerDocument }) => agents && 'modelContext' in ownerDocument,
    async () => (await import('./agents/attach-agents.ts')).attachAgents,
  ],
  [
    ({ structuredData }) => structuredData,
    async () => (await import('./structured-data/attach-structured-data.ts')).attachStructuredData,
  ],
];

/** Starts what one element's config asks for beside the checkout, and stops what it no longer asks for. */
export function createCompanions(
  store: Store,
  element: HTMLElement,
  onError: (error: unknown) => void,
) {
  let isOver = false;
  const updates = COMPANIONS.map(([wanted, code]) => {
    let running: string | boolean = false;
    let stop: (() => void) | null = null;
    const bring = async (wish: string | true) => {
      const start = await load(store.get, code);
      if (wish === running) stop ??= start(store, element);
    };
    return () => {
      const now = !isOver && wanted(store.get(configAtom), element);
      if (now === running && (stop || !now)) return;
      stop?.();
      stop = null;
      running = now;
      if (!now) return;
      bring(now).catch(onError);
    };
  });
  const update = () => updates.forEach((each) => each());
  return {
    /** The config may ask for something else. */
    update,
    /** Stops them; a load that settles later starts none. */
    dispose(): void {
      isOver = true;
      update();
    },
  };
}
