import {
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../../src/platform/host/account/middleware-cookies.ts';
import { sessionAction } from '../../src/features/account/state/session.ts';
import { submissionAtom } from '../../src/submission/submission-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../../src/flow/state/flow-atoms.ts';
import { modeAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { startCheckoutAction } from '../../src/flow/state/start-checkout.ts';
import { alertAtom } from '../../src/context/problems.ts';
import { openingPlanAtom } from '../../src/features/membership/state/plan-purchase.ts';
import {
  enterScreen,
  gesturesOf,
  GO_BACK,
  pickOf,
  returnToScreen,
  type Gesture,
} from './customer.ts';
import { checkPromises, checkRest } from './promises.ts';
import { STORAGES, type Schedule, type ScheduledEvent } from './schedule.ts';
import { carriedNow, openPaymentsOf, openTab, type Tab, type TabMemory } from './tab.ts';
import { ATTRIBUTE_CHANGES, readChange } from './attribute-changes.ts';
import { configAtom } from '../../src/context/checkout-context.ts';
import { changeOfTarget } from '../../src/flow/same-target.ts';
import { settle, startVirtualTime } from './virtual-time.ts';
import { MIDDLEWARE, openWorld, type World } from './world.ts';

const PAGE = 'https://shop.example/book';
const ANA = { id: '1001', token: 'token-ana' };
/** Longer than any answer and any time limit. */
const REST_MS = 120_000;

const FAULTS = [
  { match: 'POST', status: 500, after: true },
  { match: 'POST', status: 503 },
  { match: 'POST', drop: true, after: true },
  { match: 'mbway-payment-status', status: 429, times: 4 },
  { match: 'mbway-payment-status', status: 403, body: '<html>Firewall</html>', times: 4 },
  { match: 'GET', status: 502 },
  { match: 'GET', status: 401 },
] as const;

/** One run: its browser, its tabs and the tab that is looked at. */
interface Run {
  world: World;
  schedule: Schedule;
  tabs: Tab[];
  at: number;
  log: string[];
}

function freshMemory({ schedule: { scenario } }: Run): TabMemory {
  return { config: scenario.config, session: new Map(), url: PAGE, presses: 0, isForgetful: false };
}

/** Opens a page. What the storage of its tab did not keep of a page before, it may have forgotten. */
function open(run: Run, memory: TabMemory): Tab {
  if (memory.isForgetful) memory.presses = 0;
  memory.isForgetful = run.world.areas.tab !== 'works';
  const tab: Tab = openTab(run.world, memory, () => run.tabs);
  return tab;
}

/** The page changes one attribute. Another target is another purchase, whose form begins again. */
function changeAttribute({ log }: Run, tab: Tab, { pick }: ScheduledEvent): void {
  const change = pickOf(ATTRIBUTE_CHANGES, pick);
  if (!change) return;
  log.push(`${change.key} ${change.value}`);
  const before = tab.store.get(configAtom);
  const read = readChange(change);
  tab.memory.config = { ...tab.memory.config, ...read };
  tab.typed = null;
  tab.configure(read);
  if (changeOfTarget(before, tab.store.get(configAtom)) === 'target') tab.memory.presses = 0;
}

/** The tab's storage loses what its page needs after a reload, or at once if the page is still loading. */
function forget({ memory, store }: Tab): void {
  memory.isForgetful = true;
  if (store.get(flowStatusAtom).status === 'loading') memory.presses = 0;
}

function setStorage({ world, tabs, log }: Run, areas: Schedule['storage']): void {
  log.push(`storage of the origin ${areas.origin}, of the tab ${areas.tab}`);
  world.setAreas(areas);
  if (areas.tab !== 'works') tabs.forEach(forget);
}

/** Another script of the page empties the origin's storage, or the visitor clears the site's data. */
function clearStorage({ world, tabs }: Run, { pick }: ScheduledEvent): void {
  world.shared.clear();
  world.storageWasCleared();
  if (pick % 2 === 0) return;
  for (const tab of tabs) {
    tab.memory.session.clear();
    forget(tab);
  }
}

/**
 * Whether a press agrees to a charge and knows of earlier ones: it is the first one here, or the screen says that
 * the outcome of the last one is unknown. A voucher's payment that is still open in any tab needs a second confirmation.
 */
function countYes(run: Run, tab: Tab): void {
  const { world, schedule } = run;
  const { store, memory } = tab;
  const isVoucher = schedule.scenario.isVoucher === true && store.get(modeAtom) === 'voucher';
  const isUnknown = store.get(submissionAtom).status === 'unknown';
  const open = isVoucher ? openPaymentsOf(world, tab) : [];
  const isFirst = isVoucher ? open.length === 0 : memory.presses === 0;
  memory.presses += 1;
  tab.asksAgain = !isFirst && !isUnknown;
  tab.asksWhileOpen = tab.asksAgain && isVoucher;
  if (!tab.asksAgain) world.yeses += 1;
}

function press(run: Run, tab: Tab, gesture: Gesture): void {
  run.log.push(gesture.name);
  // Points are obtained on the result step, after a sign-in perhaps.
  const isSent = tab.store.get(currentEntryAtom)?.step === 'confirm';
  if (isSent && (gesture.isLast || gesture.isSecondYes)) tab.pressed = carriedNow(tab);
  if (gesture.isLast) countYes(run, tab);
  if (gesture.isPlan) countPlanYes(run, tab);
  if (gesture.isSecondYes && tab.asksAgain) {
    tab.asksAgain = false;
    tab.asksWhileOpen = false;
    run.world.yeses += 1;
  }
  tab.run(() => gesture.do(tab));
}

/**
 * Opening a plan's payment page is agreed to by the press where no plan was opened before; after that only by the
 * answer to the question. Its payment is none of the booking's.
 */
function countPlanYes({ world }: Run, tab: Tab): void {
  tab.asksWhileOpen = false;
  tab.asksAgain = world.hasOpenedPlan() && !world.hasForgotten();
  if (!tab.asksAgain) world.yeses += 1;
}

/** The one press that a message in the way leaves, or one of the screen's. */
function gesture(run: Run, tab: Tab, { pick }: ScheduledEvent): Promise<void> | void {
  const { store } = tab;
  if (store.get(alertAtom)) return store.set(alertAtom, null);
  const flowStatus = store.get(flowStatusAtom);
  if (flowStatus.status === 'failed') return tab.run(() => store.set(startCheckoutAction));
  if (flowStatus.status === 'loading') return;
  // The window is at the provider of the plans, or this page is still there to be pressed.
  const isAway = store.get(openingPlanAtom) !== null && pick % 4 > 0;
  if (isAway) return payAtProvider(run, tab, pick);
  const chosen = pickOf(gesturesOf(tab, pick), Math.floor(pick / 7));
  if (chosen) press(run, tab, chosen);
}

function signIn(run: Run): void {
  const { cookies } = run.world;
  const isIn = cookies.has(TOKEN_COOKIE);
  cookies.set(USER_ID_COOKIE, ANA.id);
  cookies.set(TOKEN_COOKIE, ANA.token);
  if (isIn) return;
  for (const tab of run.tabs) {
    tab.typed = null;
    tab.host.changeAccountElsewhere();
  }
}

/** The window was led to the provider: the customer decides there and comes back. */
async function payAtProvider(run: Run, tab: Tab, pick: number): Promise<void> {
  const url = tab.host.redirects.at(-1);
  const payment = url?.startsWith(MIDDLEWARE) ? new URL(url).searchParams.get('payment') : null;
  if (!payment) return;
  const decision = pickOf(['pay', 'pay', 'payLate', 'refuse', 'cancel'] as const, pick) ?? 'pay';
  const body = new URLSearchParams({ payment, decision });
  const response = await run.world.sandbox.fetch(
    new Request(`${MIDDLEWARE}/__sandbox/pay`, { method: 'POST', body }),
  );
  run.log.push(`${decision} payment ${payment}`);
  const back = response.headers.get('location');
  tab.close();
  // A plan's page leads nowhere: the customer goes back by the browser.
  run.tabs[run.at] = open(run, back ? { ...tab.memory, url: back } : tab.memory);
}

const EVENTS: Record<
  ScheduledEvent['kind'],
  (run: Run, tab: Tab, event: ScheduledEvent) => unknown
> = {
  gesture,
  back: (run, tab) => press(run, tab, GO_BACK),
  'change an attribute': (run, tab, event) => changeAttribute(run, tab, event),
  'change the storage': (run, _tab, { pick }) =>
    setStorage(run, pickOf(STORAGES, pick) ?? STORAGES[0]),
  'clear the storage': (run, _tab, event) => clearStorage(run, event),
  'come back to the page': (_run, tab) => {
    tab.host.showPage();
    returnToScreen(tab);
  },
  'copy the tab': (run, tab) => {
    if (run.tabs.length > 2) return;
    // A press that sent nothing was one for the first tab alone.
    const isOpen = tab.store.get(submissionAtom).status !== 'idle';
    const presses = isOpen ? tab.memory.presses : 0;
    run.tabs.push(open(run, { ...tab.memory, presses, session: new Map(tab.memory.session) }));
  },
  fault: (run, _tab, { pick }) =>
    run.world.control('faults', { times: 1, ...pickOf(FAULTS, pick) }),
  'go offline': (_run, tab) => tab.host.setOnline(false),
  'go online': (_run, tab) => tab.host.setOnline(true),
  'go to another tab': (run, _tab, { pick }) => {
    run.at = pick % run.tabs.length;
  },
  'open a tab': (run) => {
    if (run.tabs.length > 2) return;
    run.tabs.push(open(run, freshMemory(run)));
    run.at = run.tabs.length - 1;
  },
  'pay at the provider': (run, tab, { pick }) => payAtProvider(run, tab, pick),
  reload: (run, tab) => {
    tab.close();
    run.tabs[run.at] = open(run, tab.memory);
  },
  'sign in elsewhere': (run) => signIn(run),
  'sign out': (run, tab) => {
    for (const each of run.tabs) each.typed = null;
    tab.run(() => tab.store.set(sessionAction, { kind: 'signOut' }));
  },
};

async function afterwards(run: Run, ms: number): Promise<void> {
  const { world } = run;
  const rest = async () => {
    await settle(world);
    for (const tab of run.tabs) enterScreen(tab);
    await settle(world);
    checkPromises(world, run.tabs);
  };
  await rest();
  const end = world.clock.now() + ms;
  while (world.clock.now() < end) {
    world.clock.advance(Math.min(1_000, end - world.clock.now()));
    await rest();
  }
}

/** The result of a schedule. */
export interface RunResult {
  /** Charges that the platform holds. */
  charges: number;
  /** Tabs that show a result at the end. */
  results: number;
  /** Bookings of a service that the platform holds. */
  services: number;
  /** Plans that were paid. */
  plans: number;
}

const RESULTS: ReadonlySet<string | undefined> = new Set(['success', 'points-result']);

/** Runs a schedule; throws a `BrokenPromise`, or whatever the checkout threw, with the `log` of what happened. */
export async function runSchedule(schedule: Schedule, log: string[] = []): Promise<RunResult> {
  const clock = startVirtualTime(String(schedule.seed));
  const world = await openWorld(String(schedule.seed), clock, log);
  const run: Run = { world, schedule, tabs: [], at: 0, log };
  setStorage(run, schedule.storage);
  if (schedule.scenario.isAna) {
    world.cookies.set(USER_ID_COOKIE, ANA.id);
    world.cookies.set(TOKEN_COOKIE, ANA.token);
  }
  run.tabs.push(open(run, freshMemory(run)));
  await afterwards(run, 1_000);
  for (const event of schedule.events) {
    const tab = run.tabs[run.at];
    if (!tab) continue;
    const step = tab.store.get(currentEntryAtom)?.step ?? '-';
    log.push(`[${run.at}] ${step}: ${event.kind}`);
    await EVENTS[event.kind](run, tab, event);
    await afterwards(run, event.wait);
  }
  for (const tab of run.tabs) tab.host.setOnline(true);
  await afterwards(run, REST_MS);
  checkRest(run.tabs);
  const results = run.tabs.filter(({ store }) => RESULTS.has(store.get(currentEntryAtom)?.step));
  for (const tab of run.tabs) tab.close();
  const reached = { services: world.serviceBookings(), plans: world.paidPlans() };
  return { charges: world.commits(), results: results.length, ...reached };
}
