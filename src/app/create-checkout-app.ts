import { createStore } from 'jotai/vanilla';

import { createClient } from '../platform/api/http/http-client.ts';
import {
  load,
  endRunAction,
  nowAtom,
  runSignalAtom,
  servicesAtom,
  type Services,
  type Store,
  configAtom,
  languageAtom,
  entityConfigAtom,
} from '../context/checkout-context.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { platformLanguage } from '../lib/config/language.ts';
import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { serializeSavedState } from '../flow/rules/saved-state.ts';
import { isFlowType } from '../flow/flow-rows.ts';
import { createHost } from '../platform/host/host.ts';
import type { Host } from '../platform/host/host.ts';
import { createI18n } from '../platform/i18n/create-i18n.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { refreshAction, startCheckoutAction } from '../flow/state/start-checkout.ts';
import { setLanguageAction } from './set-language.ts';
import { askForRestartAction } from '../flow/state/ask-for-restart.ts';
import { changeOfTarget } from '../flow/same-target.ts';
import { trackVisit } from '../features/measuring/state/visit-tracking.ts';
import {
  alertAtom,
  forgetOfflineAction,
  isAbort,
  onlineAtom,
  reportConfigProblem,
  reportError,
  messageForError,
} from '../context/problems.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { savedStateKeyAtom } from '../flow/state/saved-state-atoms.ts';
import { savedStateAtom } from './saved-state-atom.ts';
import { readSessionIdAction } from '../features/account/state/cart-session.ts';
import { hasToBeSeen } from '../features/account/state/credentials.ts';
import { featuresAtom } from '../flow/feature.ts';
import { createCompanions } from './companions.ts';
import { FEATURES } from './features.ts';
import { watchAccount } from '../features/account/state/load-user.ts';
import { createView } from './root.tsx';
import { guardPresses, guardStore } from './guards.ts';
import { triesAtom } from '../screen-kit/load-failure.tsx';
import { currentScreenAtom } from './step-screens.ts';
import { createStyleSheets, type StyleSheets } from './style-sheets.ts';

/**
 * A flow whose answers are there is drawn once and as a whole. One that waits for them longer than this is drawn meanwhile,
 * still behind the skeleton: so the code of the drawing is warm when they come.
 */
const DRAW_AFTER_MS = 250;

/** How often rules that depend on the time are checked again. */
const CLOCK_TICK_MS = 30_000;

/** Everything that the element passes to the app. */
export interface CheckoutPort {
  element: HTMLElement;
  shadowRoot: ShadowRoot;
  config: CheckoutConfig;
  /** Answers a request that the first module has already started, once; otherwise `fetch`. */
  fetch: (request: Request) => Promise<Response>;
  /** Loads the compiled texts of one area; those of the first screen are already under way. */
  loadCatalog: LoadCatalog;
  /** The view has something to show and can be put in the tree; may be said twice. */
  onView: (view: HTMLElement) => void;
  /** The first screen is painted: the skeleton and the fallback go. */
  onReady: () => void;
  /** Nothing can be shown: the fallback comes back. */
  onFatal: () => void;
  /** The view has failed as a whole and shows nothing any more. */
  onCrash: (error: unknown) => void;
  /** The customer closed the checkout. */
  onClose: () => void;
}

/** One element's running app: its store and services, and the picture of them. */
export type CheckoutApp = ReturnType<typeof createCheckoutApp>;

function createServices(
  port: CheckoutPort,
  store: Store,
  host: Host,
  styles: StyleSheets,
): Services {
  const call = createClient(() => ({
    ...store.get(configAtom),
    middleware: port.config.middleware,
    fetch: port.fetch,
    sessionId: () => store.set(readSessionIdAction),
    language: () => platformLanguage(store.get(languageAtom)),
    now: () => host.now(),
    after: (ms, run) => host.after(ms, run),
    isOnline: () => host.isOnline(),
    async untilAccountSeen(token, signal) {
      if (!hasToBeSeen(store.get, token)) return;
      const { untilAccountSeen } = await load(
        store.get,
        () => import('../features/account/state/until-account-seen.ts'),
      );
      await untilAccountSeen(store, token, signal);
    },
  }));
  return {
    call,
    fetch: port.fetch,
    host,
    i18n: createI18n(),
    async loadCatalog(language, name) {
      // Where the code for a page's own texts does not come, ours stand.
      const own =
        store.get(configAtom).texts &&
        load(store.get, () => import('./own-texts.ts')).catch(() => null);
      const adapted = async () => {
        const texts = await load(store.get, () => port.loadCatalog(language, name));
        if (store.get(configAtom).address === 'informal') return texts;
        const code = () => import('../platform/i18n/formal-texts.ts');
        return load(store.get, async () => (await code()).toFormalTexts(language, texts));
      };
      const [texts, code] = await Promise.all([adapted(), own]);
      return code ? code.withOwnTexts(store, language, texts) : texts;
    },
    adoptSheets: () => styles.adopt(),
    onReady() {
      void trackVisit(store);
      // The next step counts and names countries by `Intl`, whose first use takes a phone 100 ms.
      host.after(AHEAD_OF_TIME_MS, () => void new Intl.NumberFormat());
      port.onReady();
    },
    onFatal: port.onFatal,
  };
}

/** Keeps what the store must know of the world up to date, and the world of what the store keeps. */
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
  const stopSaving = store.sub(savedStateAtom, () => {
    const state = store.get(savedStateAtom);
    if (state) host.storage.write(store.get(savedStateKeyAtom), serializeSavedState(state));
  });
  const stopTheming = store.sub(entityConfigAtom, () =>
    styles.setTheme(store.get(entityConfigAtom).theme),
  );
  const stopWatching = watchAccount(store, host);
  return () => [stopListening, stopSaving, stopTheming, stopWatching].forEach((stop) => stop());
}

/** The page's own texts for a language, serialized for comparison. */
const changedTexts = ({ address, texts }: CheckoutConfig) => JSON.stringify([address, texts]);

/** Makes one element's app: its store, its services and its view, and starts its flow. */
export function createCheckoutApp(port: CheckoutPort) {
  const { element, shadowRoot, config } = port;
  const store = createStore();
  const host = createHost({ element, config: () => store.get(configAtom), onClose: port.onClose });
  store.set(configAtom, config);
  store.set(languageAtom, config.language);
  const styles = createStyleSheets(shadowRoot);
  styles.adopt();
  store.set(featuresAtom, FEATURES);
  store.set(servicesAtom, createServices(port, store, host, styles));

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
  const companions = createCompanions(store, element, report);
  let isLoading = true;
  const begun = store.set(refreshAction).finally(() => {
    isLoading = false;
    companions.update();
  });

  /** The first screen does not need this code. A restart or an end of the element makes it obsolete. */
  const takeInPlace = async (before: CheckoutConfig) => {
    const meanwhile = store.get(runSignalAtom);
    const { applyConfigAction } = await load(store.get, () => import('./apply-config.ts'));
    if (!meanwhile.aborted) await store.set(applyConfigAction, before);
  };

  const view = createView(element.ownerDocument, { store: guarded, onCrash: port.onCrash });
  guardPresses(view, store, host);
  const show = () => port.onView(view);
  // Without the code of the first screen, nothing can be shown but the fallback.
  const settled = begun.then(async () => {
    const screen = store.get(currentScreenAtom);
    // Its view tries again and reports the failure.
    if (screen && (await store.set(screen))) port.onFatal();
    return screen;
  });
  run(settled);
  settled.then(show, show);
  host.after(DRAW_AFTER_MS, show);

  return {
    /** The React side as an element; append it to show it, remove it to unmount, append it again. */
    view,
    /** Applies changed attributes; a change of target restarts the flow. */
    configure(next: CheckoutConfig): void {
      const before = store.get(configAtom);
      store.set(configAtom, next);
      companions.update();
      if (next.language !== before.language) run(store.set(setLanguageAction, next.language));
      else if (changedTexts(next) !== changedTexts(before)) run(store.set(setLanguageAction));
      // Read again: an offer code that the customer entered stays.
      const change = changeOfTarget(before, store.get(configAtom));
      if (change === 'target') run(store.set(startCheckoutAction, null));
      else if (change === 'place') takeInPlace(before).catch(report);
    },
    back: () => guarded.set(goBackAction),
    /** Starts another flow; an unknown name is a config error. */
    goTo(flow: string): void {
      if (isFlowType(flow)) return run(store.set(startCheckoutAction, flow));
      reportConfigProblem(store.get, `goTo("${flow}") names no flow.`);
    },
    restart: () => void guarded.set(askForRestartAction),
    /** Loads the flow's data again. */
    async refresh(): Promise<void> {
      const problem = await (isLoading ? begun : store.set(refreshAction));
      if (problem) throw new Error(problem.detail);
    },
    /** Frees everything; the element was removed for good. */
    dispose(): void {
      store.set(endRunAction);
      companions.dispose();
      unwire();
      styles.release();
      host.dispose();
    },
  };
}
