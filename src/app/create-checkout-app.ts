import { createStore } from 'jotai/vanilla';

import {
  configAtom,
  endRunAction,
  entityConfigAtom,
  languageAtom,
  load,
  nowAtom,
  runSignalAtom,
  servicesAtom,
  type Store,
} from '../context/checkout-context.ts';
import {
  alertAtom,
  forgetOfflineAction,
  isAbort,
  messageForError,
  onlineAtom,
  reportConfigProblem,
  reportError,
} from '../context/problems.ts';
import { changeTargetAction } from './change-target.ts';
import { watchAccount } from '../features/account/state/load-user.ts';
import type { Pressed } from '../features/booking/state/choose-time.ts';
import { featuresAtom } from '../flow/feature-interface.ts';
import { isFlowType } from '../flow/flow-rows.ts';
import { changeOfTarget } from '../flow/same-target.ts';
import { requestRestartAction } from '../flow/state/request-restart.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { savedStateAtom, saveState } from '../flow/state/saved-state.ts';
import { refreshAction, startCheckoutAction } from '../flow/state/start-checkout.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { createHost, type Host } from '../platform/host/host.ts';
import { triesAtom } from '../screen-kit/load-failure.tsx';
import type { CheckoutPort } from './checkout-port.ts';
import { createOptionalParts } from './optional-parts.ts';
import { createServices } from './create-services.ts';
import { FEATURES } from './features.ts';
import { countSilentFills } from './count-silent-fills.ts';
import { guardPresses } from './guard-presses.ts';
import { guardStore } from './guard-store.ts';
import { createView } from './root.tsx';
import { setLanguageAction } from './set-language.ts';
import { currentScreenAtom } from './step-screens.ts';
import { createStyleSheets, type StyleSheets } from './style-sheets.ts';

/**
 * The view renders once the first data is there. If that takes longer than this, it renders earlier, behind the skeleton,
 * so that the rendering code is warm when the data arrives.
 */
const DRAW_AFTER_MS = 250;

/** How often rules that depend on the time are checked again. */
const CLOCK_TICK_MS = 30_000;

/** One element's running app. */
export type CheckoutApp = ReturnType<typeof createCheckoutApp>;

/**
 * Connects the store to the page: clock, connection and account update the store; the store updates saved state and theme.
 * The returned function disconnects it.
 */
function wire(store: Store, host: Host, styles: StyleSheets): () => void {
  const tick = () => {
    store.set(nowAtom, host.now());
    host.after(CLOCK_TICK_MS, tick);
  };
  tick();
  store.set(onlineAtom, host.isOnline());
  const stopListening = host.onConnectivity((online) => {
    store.set(onlineAtom, online);
    if (!online) return;
    store.set(forgetOfflineAction);
    store.set(triesAtom);
    const flowStatus = store.get(flowStatusAtom);
    const mayHelp = flowStatus.status === 'failed' && flowStatus.problem.kind === 'failed';
    if (mayHelp) void store.set(startCheckoutAction);
  });
  const stopSaving = store.sub(savedStateAtom, () => saveState(store.get));
  const stopTheming = store.sub(entityConfigAtom, () =>
    styles.setTheme(store.get(entityConfigAtom).theme),
  );
  const stopWatching = watchAccount(store, host);
  return () => [stopListening, stopSaving, stopTheming, stopWatching].forEach((stop) => stop());
}

/** The page's own texts and form of address, serialized for comparison. */
const ownTextsOf = ({ address, texts }: CheckoutConfig) => JSON.stringify([address, texts]);

/** Starts the app; what it has begun in the page ends with `hostAlive`. */
function startApp(port: CheckoutPort, hostAlive: AbortController) {
  const { element, shadowRoot, config } = port;
  const store = createStore();
  store.set(configAtom, config);
  const host = createHost({
    element,
    config: () => store.get(configAtom),
    onClose: port.onClose,
    onStartOver: port.onStartOver,
    activity: port.activity,
    alive: hostAlive,
  });
  store.set(languageAtom, config.language);
  const styles = createStyleSheets(shadowRoot);
  styles.adopt();
  store.set(featuresAtom, FEATURES);
  const onReady = () => {
    port.onReady();
    // Their requests would delay the first screen.
    host.after(0, () => optionalParts.onShown());
  };
  store.set(servicesAtom, createServices({ ...port, onReady }, store, host, styles));

  const report = (error: unknown) => reportError(store.get, error);
  const guarded = guardStore(store, (error) => {
    if (isAbort(error)) return;
    store.set(alertAtom, { about: 'other', ...messageForError(report(error)) });
  });
  const unwire = wire(guarded, host, styles);
  const run = (work: Promise<unknown>) => {
    work.catch((error: unknown) => {
      report(error);
      port.onFatal();
    });
  };
  run(store.set(setLanguageAction, config.language));
  const optionalParts = createOptionalParts(store, element, report);
  let isLoading = true;
  const begun = store.set(refreshAction).finally(() => {
    isLoading = false;
    optionalParts.update();
  });

  /** Applies a changed config without a restart, unless the flow restarts or the element ends first. */
  const applyInPlace = async (before: CheckoutConfig) => {
    const meanwhile = store.get(runSignalAtom);
    const { applyConfigAction } = await load(store.get, () => import('./apply-config.ts'));
    if (!meanwhile.aborted) await store.set(applyConfigAction, before);
  };

  const view = createView(element.ownerDocument, { store: guarded, onCrash: port.onCrash });
  const alive = new AbortController();
  /** Lets the events of our controls work whatever the page listens to; nothing waits for it. */
  const guardEvents = async () => {
    const { guardOwnEvents } = await load(
      store.get,
      () => import('./event-guards/guard-events.ts'),
    );
    const afterEvent = (work: () => void) => void host.after(0, work);
    if (!alive.signal.aborted)
      guardOwnEvents({ root: shadowRoot, signal: alive.signal, afterEvent });
  };
  countSilentFills(view);
  guardPresses(view, store, host);
  const show = () => port.onView(view);
  const loadFirstScreen = async () => {
    await begun;
    const screen = store.get(currentScreenAtom);
    // The screen's own view retries and reports the failure; until then only the fallback can be shown.
    if (screen && (await store.set(screen))) port.onFatal();
  };
  const settled = loadFirstScreen();
  run(settled);
  settled.then(show, show);
  settled.then(guardEvents).catch(report);
  host.after(DRAW_AFTER_MS, show);

  return {
    /** The React tree as an element: append it to render, remove it to unmount; may be appended again. */
    view,
    /** Applies changed attributes; a change of target restarts the flow. */
    configure(next: CheckoutConfig): void {
      const before = store.get(configAtom);
      store.set(configAtom, next);
      optionalParts.update();
      if (next.language !== before.language) run(store.set(setLanguageAction, next.language));
      else if (ownTextsOf(next) !== ownTextsOf(before)) run(store.set(setLanguageAction));
      // Reads the config back, because it keeps an offer code that the customer entered.
      const change = changeOfTarget(before, store.get(configAtom));
      if (change === 'target') run(store.set(changeTargetAction, before));
      else if (change === 'place') applyInPlace(before).catch(report);
    },
    back: () => guarded.set(goBackAction),
    /** Starts another flow; an unknown name is a config error. */
    goTo(flow: string): void {
      if (isFlowType(flow)) return run(store.set(startCheckoutAction, flow));
      reportConfigProblem(store.get, `goTo("${flow}") names no flow.`);
    },
    restart: () => void guarded.set(requestRestartAction),
    /** Chooses a free time, or only a party, that was pressed outside of the checkout, as a press in the calendar does. */
    chooseTime(chosen: Pressed): void {
      const choose = async () => {
        await begun;
        const { chooseTimeAction } = await load(
          store.get,
          () => import('../features/booking/state/choose-time.ts'),
        );
        await guarded.set(chooseTimeAction, chosen);
      };
      choose().catch(report);
    },
    /** Loads the flow's data again. */
    async refresh(): Promise<void> {
      const problem = await (isLoading ? begun : store.set(refreshAction));
      if (problem) throw new Error(problem.detail);
    },
    /** Frees everything; the element was removed for good. */
    dispose(): void {
      alive.abort();
      store.set(endRunAction);
      optionalParts.dispose();
      unwire();
      styles.release();
      host.dispose();
    },
  };
}

/** Creates one element's app (store, services and view) and starts its flow. If that throws, nothing stays behind in the page. */
export function createCheckoutApp(port: CheckoutPort) {
  const alive = new AbortController();
  try {
    return startApp(port, alive);
  } catch (error) {
    alive.abort();
    throw error;
  }
}
