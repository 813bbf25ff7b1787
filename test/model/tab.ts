import { createStore } from 'jotai/vanilla';

import { FEATURES } from '../../src/app/features.ts';
import { featuresAtom } from '../../src/flow/feature-interface.ts';
import { createClient } from '../../src/platform/api/http/http-client.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import { platformLanguage } from '../../src/lib/config/language.ts';
import { createStorage, type StorageArea } from '../../src/platform/host/storage.ts';
import { createI18n } from '../../src/platform/i18n/create-i18n.ts';
import { untilAccountSeen } from '../../src/features/account/state/until-account-seen.ts';
import { watchAccount } from '../../src/features/account/state/load-user.ts';
import { changeOfTarget } from '../../src/flow/same-target.ts';
import { startCheckoutAction } from '../../src/flow/state/start-checkout.ts';
import {
  endRunAction,
  nowAtom,
  servicesAtom,
  userAtom,
  type CallSettings,
  configAtom,
  languageAtom,
} from '../../src/context/checkout-context.ts';
import { readSessionId } from '../../src/features/account/state/session-id.ts';
import { flowStatusAtom } from '../../src/flow/state/flow-atoms.ts';
import { forgetOfflineAction, onlineAtom } from '../../src/context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../src/flow/state/saved-state.ts';
import { applyConfigAction } from '../../src/app/apply-config.ts';
import { setLanguageAction } from '../../src/app/set-language.ts';
import { openFakeArea } from '../support/host/fake-area.ts';
import { createFakeHost, type FakeHost } from '../support/state/fake-host.ts';
import { A_CONFIG } from '../support/state/start-test-checkout.ts';
import { broken } from './broken-promise.ts';
import { checkSent, shownBy } from './promises.ts';
import { isCharge, MIDDLEWARE, type World } from './world.ts';

const CLOCK_TICK_MS = 30_000;

type Store = ReturnType<typeof createStore>;

/** The state that survives a reload and a copy of a tab. */
export interface TabMemory {
  config: Partial<CheckoutConfig>;
  /** The tab's own storage. */
  session: Map<string, string>;
  url: string;
  /** How often the customer has pressed a last button for what is bought here. */
  presses: number;
  /** The tab's storage has not kept all that this page wrote, so a reload may forget a press. */
  isForgetful: boolean;
}

/** One page with one element: the real store and the real calls, on a host that only the schedule moves. */
export interface Tab {
  memory: TabMemory;
  store: Store;
  host: FakeHost;
  /** Errors that nothing caught. */
  thrown: unknown[];
  /** Runs what a press or a screen begins; what it throws is noted. */
  run: (work: () => unknown) => void;
  /** The typed part of the contact form; null where the account may have changed it since. */
  typed: Record<'name' | 'email' | 'phone' | 'notes', string> | null;
  /** The step whose screen is shown, so that it is entered once. */
  entered: string;
  /** The last press was no yes by itself: only the answer to the question is. */
  asksAgain: boolean;
  /** That press becomes a yes when the answer about the first payment, which it waits for, says that it has ended. */
  asksWhileOpen: boolean;
  /** Changes attributes as the page does, while whatever runs runs. */
  configure: (change: Partial<CheckoutConfig>) => void;
  /** What the last press sends must carry, by the names of the wire; null without one. */
  pressed: Carried | null;
  close: () => void;
}

/** Parameters of a submission that come from the page's attributes; what the page leaves open is not compared. */
export type Carried = Readonly<Record<string, string>>;

/** What a submission carries if it is sent now. */
export function carriedNow({ store }: Pick<Tab, 'store'>): Carried {
  const { entityId, providerId, sessionId, channel, channelManager, clientApplication } =
    store.get(configAtom);
  const all = { entityId, providerId, sessionId, channel, channelManager, clientApplication };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null),
  );
}

/** What was pressed is what is sent. */
function checkCarried(pressed: Carried | null, { url }: Request): void {
  const { searchParams } = new URL(url);
  for (const [name, value] of Object.entries(pressed ?? {})) {
    const sent = searchParams.get(name);
    if (sent !== null && sent !== value) broken(`pressed with ${name} ${value}, sent ${sent}`);
  }
}

const never = new Promise<never>(() => undefined);

/** Everything of a page that outlives it or is shared with others, and nothing of a page that is gone. */
function createTabHost(world: World, memory: TabMemory, neighbours: () => readonly Tab[]) {
  const fake = createFakeHost(0, world.clock);
  const stillLives = { is: true };
  const areaOf = (kept: StorageArea['kept'], values: Map<string, string>): StorageArea => ({
    kept,
    open: () => openFakeArea(values, () => (stillLives.is ? world.areas[kept] : 'blocked')),
  });
  const origin = areaOf('origin', world.shared);
  const session = areaOf('tab', memory.session);
  fake.fakePage.url = memory.url;
  const cookies: FakeHost['cookies'] = {
    read: (name) => world.cookies.get(name) ?? null,
    write: (name, value) => void (stillLives.is && world.cookies.set(name, value)),
    remove: (name) => void (stillLives.is && world.cookies.delete(name)),
  };
  const host: FakeHost = {
    ...fake,
    stored: memory.session,
    after: (ms, run) => world.clock.after(ms, () => void (stillLives.is && run())),
    redirect: async (url, reason) => {
      const result = await fake.redirect(url, reason);
      if (reason === 'premium' && result.kind === 'leaving') world.openPlanPage(url);
      return result;
    },
    randomId: world.freshId,
    hostname: () => 'shop.example',
    storage: createStorage([session]),
    shared: createStorage([origin, session]),
    cookies,
    cookieWriter: () => cookies,
    activity: world.activity,
    account: {
      ...fake.account,
      announceChange: () => {
        if (!stillLives.is) return;
        for (const tab of neighbours()) {
          if (tab.host !== host) tab.host.changeAccountElsewhere();
        }
      },
      refuse: (token) => void world.refusedTokens.add(token),
      accept: (token) => void world.refusedTokens.delete(token),
      isRefused: (token) => world.refusedTokens.has(token),
    },
    emit: (name, detail) => {
      if (!stillLives.is) return true;
      world.emitted(name, detail);
      return fake.emit(name, detail);
    },
  };
  return { host, end: () => (stillLives.is = false), lives: () => stillLives.is };
}

function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** The same wiring as `createCheckoutApp`, without a picture. */
function wire(store: Store, host: FakeHost): () => void {
  const tick = () => {
    store.set(nowAtom, host.now());
    host.after(CLOCK_TICK_MS, tick);
  };
  tick();
  const stops = [
    host.onConnectivity((online) => {
      store.set(onlineAtom, online);
      if (online) store.set(forgetOfflineAction);
      const flowStatus = store.get(flowStatusAtom);
      const mayHelp = flowStatus.status === 'failed' && flowStatus.problem.kind === 'failed';
      if (online && mayHelp) void store.set(startCheckoutAction);
    }),
    store.sub(savedStateAtom, () => {
      const state = store.get(savedStateAtom);
      if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
    }),
    watchAccount(store, host),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The purchase that the attributes name now. */
const purchaseOf = (store: Store): string => {
  const { entityId, campaignId } = store.get(configAtom);
  return `${entityId} ${campaignId}`;
};

/** The payments that this tab may know of as open. */
export const openPaymentsOf = (world: World, { memory, host, store }: Tab): readonly string[] =>
  world.openPayments(
    { from: memory.session, page: host, purchase: purchaseOf(store) },
    store.get(userAtom)?.id,
  );

/** Opens a page; `neighbours` are all tabs of the browser, this one among them. */
export function openTab(world: World, memory: TabMemory, neighbours: () => readonly Tab[]): Tab {
  const store = createStore();
  store.set(featuresAtom, FEATURES);
  const { host, end, lives } = createTabHost(world, memory, neighbours);
  const config: CheckoutConfig = { ...A_CONFIG, ...memory.config, middleware: MIDDLEWARE };
  store.set(configAtom, config);
  store.set(languageAtom, config.language);
  const thrown: unknown[] = [];
  const fetch = async (request: Request) => {
    if (tab.asksWhileOpen && isCharge(request) && openPaymentsOf(world, tab).length === 0) {
      tab.asksWhileOpen = false;
      world.yeses += 1;
    }
    if (isCharge(request)) run(() => checkCarried(tab.pressed, request));
    const shown = shownBy({ store });
    const sender = { from: memory.session, page: host, purchase: purchaseOf(store) };
    const sent = world.send(request, sender, (what) => run(() => checkSent(shown, what)));
    const answer = await Promise.race([sent, untilAborted(request)]).finally(() =>
      lives() ? undefined : never,
    );
    return answer;
  };
  const clientOf = (frozen?: CallSettings) =>
    createClient(() => ({
      ...(frozen?.config ?? store.get(configAtom)),
      middleware: config.middleware,
      fetch,
      sessionId: () => (frozen ? frozen.sessionId : readSessionId(store.get)),
      language: () => frozen?.language ?? platformLanguage(store.get(languageAtom)),
      now: () => host.now(),
      after: (ms, run) => host.after(ms, run),
      isOnline: () => host.isOnline(),
      untilAccountSeen: async (token, signal) => {
        if (frozen && !host.account.isRefused(token)) return;
        await untilAccountSeen(store, token, signal);
      },
    }));
  const services = {
    call: clientOf(),
    bindCall: clientOf,
    fetch,
    host,
    i18n: createI18n(),
    loadCatalog: async () => ({}),
    adoptSheets: () => undefined,
    onReady: () => undefined,
    onFatal: () => undefined,
  };
  store.set(servicesAtom, services);
  const unwire = wire(store, host);
  const run = (work: () => unknown) => {
    new Promise((resolve) => resolve(work())).catch((error: unknown) => thrown.push(error));
  };
  const tab: Tab = {
    memory,
    store,
    host,
    thrown,
    run,
    typed: null,
    entered: '',
    asksAgain: false,
    asksWhileOpen: false,
    pressed: null,
    configure: (change) => {
      const before = store.get(configAtom);
      store.set(configAtom, { ...before, ...change });
      const { language } = store.get(configAtom);
      if (language !== before.language) run(() => store.set(setLanguageAction, language));
      const effect = changeOfTarget(before, store.get(configAtom));
      if (effect === 'target') run(() => store.set(startCheckoutAction, null));
      if (effect === 'place') run(() => store.set(applyConfigAction, before));
    },
    close: () => {
      memory.url = host.fakePage.url;
      end();
      unwire();
      store.set(endRunAction);
    },
  };
  run(() => store.set(startCheckoutAction));
  return tab;
}
