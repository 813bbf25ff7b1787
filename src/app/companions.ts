import { configAtom, load, type Store } from '../context/checkout-context.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';

/** Attaches to an element, runs while its config asks for it, and returns dispose. */
type Companion = (store: Store, element: HTMLElement) => () => void;

/** Optional parts, each enabled by an attribute. Their code loads with the first config that enables them. */
const COMPANIONS: readonly [
  (config: CheckoutConfig, element: HTMLElement) => boolean,
  () => Promise<Companion>,
][] = [
  [
    ({ history, mode }) => history !== 'off' || mode !== 'inline',
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

/** Starts what one element's config asks for beside the checkout. */
export function createCompanions(
  store: Store,
  element: HTMLElement,
  onError: (error: unknown) => void,
) {
  const started = new Map<unknown, Promise<() => void>>();
  let isOver = false;
  return {
    /** Attaches what the config asks for by now; each watches the config itself from then on. */
    attach(): void {
      for (const [isWanted, code] of COMPANIONS) {
        if (isOver || started.has(code) || !isWanted(store.get(configAtom), element)) continue;
        const begun = load(store.get, code).then((start) => start(store, element));
        started.set(code, begun);
        begun.catch((error: unknown) => {
          started.delete(code);
          onError(error);
        });
      }
    },
    /** Ends them; a load that settles later starts none. */
    dispose(): void {
      isOver = true;
      for (const begun of started.values()) begun.then((dispose) => dispose()).catch(() => {});
    },
  };
}
