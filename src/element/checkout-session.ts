import type { CheckoutPort } from '../app/checkout-port.ts';
import type { CheckoutApp } from '../app/create-checkout-app.ts';
import type { AppModule, ElementLoaders, Fetch } from './element-environment.ts';
import { startFirstCalls } from './first-calls.ts';
import { lookUpTimeZone } from '../lib/config/time-zone.ts';
import { withRetry } from './with-retry.ts';
import type { Failure } from '../platform/i18n/texts.ts';
import { preloadOf, selectFlow } from '../flow/select-flow.ts';
import { isSandbox, SANDBOX_BASE } from '../lib/config/urls.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { ErrorCode } from '../lib/error/error-code.ts';

type AppInput = Pick<
  CheckoutPort,
  | 'element'
  | 'shadowRoot'
  | 'config'
  | 'activity'
  | 'onView'
  | 'onReady'
  | 'onClose'
  | 'onStartOver'
>;

interface SessionInput extends AppInput {
  loaders: ElementLoaders;
  /** The app has loaded and takes commands. */
  onApp: (app: CheckoutApp) => void;
  /** The app shows why its flow cannot be shown. */
  onProblem: () => void;
  /** Nothing can be shown. The app has not reported the error to the page itself. */
  onFatal: (failure: Failure, code: ErrorCode, error: unknown) => void;
}

export type CheckoutSession = ReturnType<typeof startSession>;

/** Requests all chunks of the first screen at once. */
export function loadChunks(config: CheckoutConfig, loaders: ElementLoaders, signal: AbortSignal) {
  const step = preloadOf(selectFlow(config));
  return Promise.all([
    withRetry(loaders.app, signal),
    withRetry(() => loaders.screen(step, config.language), signal),
  ]);
}

/**
 * Warms up, while the app loads, the parts of the browser that are slow at first use on a phone: storage, cookies and
 * time zone data. Waits for the next frame, so that the skeleton is not delayed.
 */
function warmUp(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        lookUpTimeZone(timeZone);
        window.sessionStorage.getItem('');
        window.localStorage.getItem('');
        document.cookie.includes('');
      } catch {
        // A page may have no storage; the app then keeps its data in memory.
      }
    }),
  );
}

/**
 * Runs the checkout in one element: requests the first calls of the flow and the chunks of the app at once, then starts
 * the app.
 */
export function startSession(input: SessionInput) {
  const { element, shadowRoot, loaders, activity } = input;
  const stop = new AbortController();
  const { signal } = stop;
  const { middleware } = input.config;
  const inPage = isSandbox(middleware);
  const base = inPage ? SANDBOX_BASE : middleware;
  let config = { ...input.config, middleware: base };
  let app: CheckoutApp | null = null;

  // The slowest part of the screen is requested first.
  const chunks = activity.during(loadChunks(config, loaders, signal));
  const sandbox = inPage && activity.during(withRetry(() => loaders.sandbox(middleware), signal));
  if (sandbox) sandbox.catch(() => undefined);
  const send: Fetch = async (request) =>
    sandbox ? (await sandbox)(request) : window.fetch(request);
  const fetch = startFirstCalls(selectFlow(config), config, send, signal);
  warmUp(config.timeZone);

  /** Wraps a callback so that it does nothing after the session has ended. */
  const alive =
    <Args extends unknown[]>(call: (...args: Args) => void) =>
    (...args: Args) => {
      if (!signal.aborted) call(...args);
    };

  const fail = alive(input.onFatal);
  const crash = (error: unknown) => fail('passing', 'internal', error);

  function start({ createCheckoutApp }: AppModule): void {
    app = createCheckoutApp({
      element,
      shadowRoot,
      config,
      activity,
      fetch,
      loadCatalog: (language, name) => withRetry(() => loaders.catalog(language, name), signal),
      onView: alive(input.onView),
      onReady: alive(input.onReady),
      onFatal: alive(input.onProblem),
      onCrash: crash,
      onClose: alive(input.onClose),
      onStartOver: alive(input.onStartOver),
    });
    input.onApp(app);
  }

  chunks.then(
    alive(([module]) => {
      try {
        start(module);
      } catch (error) {
        crash(error);
      }
    }),
    async (error: unknown) =>
      fail(await activity.during(loaders.classifyLoadError(error)), 'network', error),
  );

  return {
    configure(next: CheckoutConfig): void {
      config = { ...next, middleware: base };
      app?.configure(config);
    },
    /** Frees everything; no callback follows. */
    dispose(): void {
      stop.abort();
      app?.view.remove();
      app?.dispose();
    },
  };
}
