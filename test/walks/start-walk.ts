import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import {
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../../src/platform/host/account/middleware-cookies.ts';
import { currentEntryAtom } from '../../src/flow/state/flow-atoms.ts';
import type { RecordedRequest } from '../../demo/sandbox/control/recorded-requests.ts';
import { enterScreen } from '../model/customer.ts';
import { loadAllCode } from '../model/load-code.ts';
import { openTab, type Tab, type TabMemory } from '../model/tab.ts';
import { settle, START, startVirtualTime } from '../model/virtual-time.ts';
import { MIDDLEWARE, openWorld, type World } from '../model/world.ts';

const PAGE = 'https://shop.example/book';

/** One customer's tabs on a page: real store, calls and sandbox; time and the page around them are virtual. */
export interface VirtualWalk {
  world: World;
  /** The tab that was opened last. */
  readonly tab: Tab;
  /** Lets everything happen that needs no time, then `ms` of the clock, second by second. */
  idle(ms?: number): Promise<void>;
  /** Does something in the tab and waits until all that it causes has happened. */
  does(work: (tab: Tab) => unknown): Promise<void>;
  /** The step that is shown. */
  step(): string | undefined;
  /** The calls that the sandbox received, oldest first; `part` is a part of "METHOD path". */
  requests(part?: string): Promise<readonly RecordedRequest[]>;
  /** Leaves the page and comes back to it, as a reload does. */
  reload(): Promise<void>;
  /** Opens the page once more, in a new tab. */
  openTab(memory?: Partial<TabMemory>): Promise<Tab>;
}

interface WalkOptions {
  /** The moment at which the page is opened (Unix ms). */
  at?: number;
  /** The account that is signed in. */
  account?: { id: string; token: string };
  /** Prepares the platform before the page is opened. */
  prepare?: (world: World) => Promise<unknown>;
}

/** Once per worker: what is loaded later by a page takes real time, which a walk does not wait for. */
let codeIsLoaded: Promise<void> | null = null;

/** Opens a page with one element in Node, and waits for its first step. Everything ends with the test. */
export async function startVirtualWalk(
  config: Partial<CheckoutConfig>,
  { at = START, account, prepare }: WalkOptions = {},
): Promise<VirtualWalk> {
  await (codeIsLoaded ??= loadAllCode());
  const clock = startVirtualTime('walk', at);
  const world = await openWorld(null, clock, []);
  if (account) {
    world.cookies.set(USER_ID_COOKIE, account.id);
    world.cookies.set(TOKEN_COOKIE, account.token);
  }
  await prepare?.(world);
  const tabs: Tab[] = [];

  const open = (memory: TabMemory): Tab => {
    const tab: Tab = openTab(world, memory, () => tabs);
    tabs.push(tab);
    return tab;
  };
  const rest = async () => {
    await settle(world);
    for (const tab of tabs) enterScreen(tab);
    await settle(world);
  };
  const idle = async (ms = 0) => {
    await rest();
    const end = clock.now() + ms;
    while (clock.now() < end) {
      clock.advance(Math.min(1_000, end - clock.now()));
      await rest();
    }
    const [thrown] = tabs.flatMap((tab) => tab.thrown);
    if (thrown) throw thrown;
  };
  const last = (): Tab => {
    const tab = tabs.at(-1);
    if (!tab) throw new Error('No tab is open.');
    return tab;
  };
  const newMemory = (): TabMemory => ({
    config,
    session: new Map(),
    url: PAGE,
    presses: 0,
    isForgetful: false,
  });

  open(newMemory());
  await idle();
  return {
    world,
    get tab() {
      return last();
    },
    idle,
    does: async (work) => {
      const tab = last();
      tab.run(() => work(tab));
      await idle();
    },
    step: () => last().store.get(currentEntryAtom)?.step,
    requests: async (part = '') => {
      const answer = await world.sandbox.fetch(new Request(`${MIDDLEWARE}/__sandbox/requests`));
      const all = (await answer.json()) as RecordedRequest[];
      return all.filter(({ method, path }) => `${method} ${path}`.includes(part));
    },
    reload: async () => {
      const { memory } = last();
      last().close();
      tabs.pop();
      open(memory);
      await idle();
    },
    openTab: async (memory = {}) => {
      const tab = open({ ...newMemory(), ...memory });
      await idle();
      return tab;
    },
  };
}
