import { configAtom, load, type Store } from '../context/checkout-context.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { PLUGINS } from './plugins.ts';

/** Starts an optional part and returns a function that stops it; null if it cannot run until the config changes. */
type Start = (store: Store, element: HTMLElement) => (() => void) | null;

/**
 * An optional part: whether a config enables it (another value restarts it), before or after the first screen is shown, and its
 * code, loaded when it is enabled.
 */
type OptionalPart = readonly [
  wanted: (config: CheckoutConfig, element: HTMLElement, isShown: boolean) => string | boolean,
  code: () => Promise<Start>,
];

/** The browser's history, the reset of a kiosk, and every plugin. */
const OPTIONAL_PARTS: readonly OptionalPart[] = [
  [
    ({ history, mode }) => (mode === 'inline' ? history === 'steps' && mode : 'dialog'),
    async () => (await import('./attach-history.ts')).attachHistory,
  ],
  [
    // Also where the flow could not be shown: a customer may have typed an offer code there.
    ({ idleReset }) => idleReset !== null && String(idleReset),
    async () => (await import('../features/kiosk/attach-idle-reset.ts')).attachIdleReset,
  ],
  ...PLUGINS.map(({ isWanted, isLate, canRun, code }): OptionalPart => [
    (config, { ownerDocument }, isShown) =>
      isWanted(config) && (isShown || !isLate) && (canRun?.(ownerDocument) ?? true),
    async () => {
      const [plugin, { createPluginContext }] = await Promise.all([
        code(),
        import('./create-plugin-context.ts'),
      ]);
      return (store, element) => plugin(createPluginContext(store, element));
    },
  ]),
];

/** Starts and stops the optional parts of one element as its config changes. */
export function createOptionalParts(
  store: Store,
  element: HTMLElement,
  onError: (error: unknown) => void,
) {
  let isOver = false;
  let isShown = false;
  const updates = OPTIONAL_PARTS.map(([wanted, code]) => {
    let running: string | boolean = false;
    let stop: (() => void) | null = null;
    const bring = async (asked: string | true) => {
      const start = await load(store.get, code);
      if (asked === running) stop ??= start(store, element);
    };
    return () => {
      const now = !isOver && wanted(store.get(configAtom), element, isShown);
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
    /** Applies a changed config. */
    update,
    /** Starts the parts that wait for the first screen; those whose code did not load are tried again. */
    onShown(): void {
      isShown = true;
      update();
    },
    /** Stops all parts, including those that are still loading. */
    dispose(): void {
      isOver = true;
      update();
    },
  };
}
