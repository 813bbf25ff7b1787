import { createActivity, type Activity } from '../../src/platform/host/activity.ts';
import * as v from 'valibot';

import { createSandbox, type Sandbox } from '../../demo/sandbox/create-sandbox.ts';
import { plainReference } from '../../demo/sandbox/hostile/references.ts';
import type { CheckoutEventName } from '../../src/platform/host/checkout-events.ts';
import type { StorageArea } from '../../src/platform/host/storage.ts';
import type { AreaState } from '../support/host/fake-area.ts';
import { broken } from './broken-promise.ts';
import type { Sent } from './promises.ts';
import { sleepBy, START, type VirtualClock } from './virtual-time.ts';

/** The origin of the sandbox in this run; it has a payment page. */
export const MIDDLEWARE = 'https://platform.example';

const NOTED_LENGTH = 120;
const STATUS_PATH = /\/mbway-payment-status\/(?:guest\/)?([^/]+)\/?$/;
const CHARGE = /\/rest\/bookings|web\/orders|mbway-payment-request|\/gift\/hipay/;
/** Whose a payment is: an account's number, or `guest`. */
const PAYER = /\/(guest|\d+)\/\?/;
const PAYMENT_REQUEST = /mbway-payment-request|\/gift\/hipay/;
const DECIDED = /^(completed|cancelled|error_in_pay_platform)$/i;

/** Whether the platform may charge for this request. */
export const isCharge = ({ url }: Request): boolean => CHARGE.test(url);

/** The app's knowledge of a payment from the last answer; `unseen` if its id never arrived. */
type Knowledge = 'unseen' | 'open' | 'decided' | 'unreadable';

async function readStatus(
  response: Response | null,
): Promise<{ id: unknown; word: string } | null> {
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return null;
  try {
    const body: unknown = await response.clone().json();
    if (typeof body !== 'object' || body === null) return null;
    const { id, status } = body as { id?: unknown; status?: unknown };
    return { id, word: String(status) };
  } catch {
    return null;
  }
}

const sentBody = v.object({
  partySize: v.optional(v.number()),
  slots: v.optional(v.array(v.object({ startTime: v.string() }))),
  orderInformation: v.optional(v.object({ orderAmount: v.optional(v.number()) })),
});

/** The content of a charge's body. */
async function readSent(request: Request): Promise<Sent> {
  const { partySize, slots, orderInformation } = v.parse(sentBody, await request.clone().json());
  const euros = orderInformation?.orderAmount;
  return {
    people: partySize,
    times: slots?.map(({ startTime }) => startTime).join(),
    ...(euros !== undefined && { cents: Math.round(euros * 100) }),
  };
}

/** One browser and one platform: what all tabs share, and what was really committed. */
export interface World {
  clock: VirtualClock;
  sandbox: Sandbox;
  cookies: Map<string, string>;
  /** The storage that the tabs of the origin share. */
  shared: Map<string, string>;
  /** How the browser's storage behaves now. */
  areas: Readonly<Record<'origin' | 'tab', AreaState>>;
  setAreas: (areas: World['areas']) => void;
  /** Notes that storage was emptied. */
  storageWasCleared: () => void;
  /** Storage has not kept everything at some time: facts may be forgotten that only it knew. */
  hasForgotten: () => boolean;
  /** A page has emitted an event. */
  emitted: (name: CheckoutEventName, detail: unknown) => void;
  /** The facts that pages have emitted twice, as long as storage could keep what was emitted. */
  repeatedFacts: () => readonly string[];
  refusedTokens: Set<string>;
  local: Map<string, string>;
  /** Requests that are being answered without waiting for time. */
  isBusy: () => boolean;
  /** Code is being imported, or a lock awaited, while it is open: this takes the machine's time. */
  activity: Activity;
  /** Each requested voucher payment, by its number. */
  knowledge: Map<string, Knowledge>;
  /** How often a customer has agreed to a charge, knowing what went before. */
  yeses: number;
  freshId: () => string;
  /** Sends a request of a tab, known by its storage; `check` gets what a charge was for, once the platform took it. */
  send: (request: Request, sender: Sender, check: (sent: Sent) => void) => Promise<Response>;
  control: (path: string, json: unknown) => Promise<void>;
  /** A plan's payment page has been opened. */
  openPlanPage: (url: string) => void;
  hasOpenedPlan: () => boolean;
  /** Plans that the platform holds as paid. */
  paidPlans: () => number;
  /** Bookings of a service that the platform holds. */
  serviceBookings: () => number;
  /**
   * Bookings, orders, requested voucher payments, and plans that were opened or paid: every look at the plans makes
   * payments that were not requested.
   */
  commits: () => number;
  /**
   * The payments that may still be charged, as far as a page can know: an account's shows to itself and in its own tab, and
   * storage that keeps nothing for other tabs or after a reload excuses these.
   */
  openPayments: (viewer: Sender, userId: string | undefined) => readonly string[];
}

/** A page and its tab, known by its storage. */
interface Sender {
  from: object;
  page: object;
  /** The purchase that the page's attributes name. */
  purchase: string;
}

/** A payment's sender and payer, and whom storage has kept it from while it was open. */
interface SentPayment extends Sender {
  payer: string | undefined;
  /** Other tabs may not know of it. */
  isHidden: boolean;
  /** Only the page that sent it surely knows of it. */
  isForgotten: boolean;
}

/** Events that name a fact, with the field that identifies it. */
const FACTS: Partial<Record<CheckoutEventName, string>> = {
  reserved: 'transactionId',
  pending: 'paymentId',
  paid: 'paymentId',
};

/** A voucher's payment; those of orders and plans belong to other agreements. */
const isVoucher = (payment: { activationCode: string | null }) => payment.activationCode !== null;

const isPaid = ({ status }: { status: string }) => status === 'COMPLETED';

const ofService = v.object({ shopMerchantServiceIds: v.pipe(v.array(v.unknown()), v.nonEmpty()) });
const isOfService = (body: unknown) => v.is(ofService, body);

/** A platform as hostile as `seed` draws it, well-behaved for null; `log` gets the calls that may charge. */
export async function openWorld(
  seed: string | null,
  clock: VirtualClock,
  log: string[],
): Promise<World> {
  const sleep = sleepBy(clock);
  let busy = 0;
  let ids = 0;
  let charging = 0;
  const sandbox = createSandbox({
    now: () => clock.now(),
    sleep: async (ms, signal) => {
      busy -= 1;
      await sleep(ms, signal);
      busy += 1;
    },
  });
  const knowledge = new Map<string, Knowledge>();
  const learn = async (request: Request, from: object, response: Response | null) => {
    const asked = STATUS_PATH.exec(new URL(request.url).pathname)?.[1];
    const isRequest = request.method === 'POST' && PAYMENT_REQUEST.test(request.url);
    if (asked === undefined && !isRequest) return;
    const answer = await readStatus(response);
    const id = plainReference(asked === undefined ? String(answer?.id) : decodeURIComponent(asked));
    if (knowledge.get(id) === 'decided' || !knowledge.has(id)) return;
    if (!answer && knowledge.get(id) === 'unseen') return;
    const isKnownOpen = isRequest || /^in_progress$/i.test(answer?.word ?? '');
    const isDecided = DECIDED.test(answer?.word ?? '');
    knowledge.set(id, isDecided ? 'decided' : isKnownOpen ? 'open' : 'unreadable');
    if (/^completed$/i.test(answer?.word ?? '')) endUnseenOf(from);
  };
  /** The calls that decide what is charged, for the log of a failure. */
  const note = async (request: Request, response: Response | null) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && !STATUS_PATH.test(pathname)) return;
    const text = response ? `${response.status} ${await response.clone().text()}` : 'no answer';
    const seconds = (clock.now() - START) / 1_000;
    log.push(`    ${seconds} s: ${request.method} ${pathname}: ${text.slice(0, NOTED_LENGTH)}`);
  };
  const payments = () => sandbox.state().payments.filter(isVoucher);
  const planPayments = () => sandbox.state().payments.filter((each) => each.makesPremium);
  const openedPlans = new Set<string>();
  /** The total of each order and each voucher's payment, according to the platform. */
  const amounts = () => {
    const { orders } = sandbox.state();
    return [...orders, ...payments()].map(({ amountCents }) => amountCents);
  };
  const senders = new Map<string, SentPayment>();
  const emittedFacts = new Set<string>();
  const repeated: string[] = [];
  let areas: World['areas'] = { origin: 'works', tab: 'works' };
  let hasForgotten = false;
  const keepFromOthers = ({ isForgotten }: Pick<SentPayment, 'isForgotten'>) => {
    hasForgotten = true;
    for (const [id, sent] of senders) {
      if (knowledge.get(id) === 'decided') continue;
      sent.isHidden = true;
      sent.isForgotten ||= isForgotten;
    }
  };
  const noteNewPayments = (sender: Sender, { url }: Request) => {
    for (const { id } of payments()) {
      if (knowledge.has(String(id))) continue;
      knowledge.set(String(id), 'unseen');
      senders.set(String(id), {
        ...sender,
        payer: PAYER.exec(url)?.[1],
        isHidden: areas.origin !== 'works',
        isForgotten: areas.origin !== 'works' && areas.tab !== 'works',
      });
    }
  };
  /** One that got no answer belongs to the press that was paid by the next: the purchase is made. */
  const endUnseenOf = (from: object) => {
    for (const [id, known] of knowledge) {
      if (known === 'unseen' && senders.get(id)?.from === from) knowledge.set(id, 'decided');
    }
  };

  const world: World = {
    clock,
    sandbox,
    cookies: new Map(),
    shared: new Map(),
    get areas() {
      return areas;
    },
    setAreas: (next) => {
      const isOther = (kept: StorageArea['kept']) =>
        (areas[kept] === 'blocked') !== (next[kept] === 'blocked');
      const isNowhere = next.origin !== 'works' && next.tab !== 'works';
      const isForgotten = isOther('origin') || isOther('tab') || isNowhere;
      areas = next;
      if (isForgotten || next.origin !== 'works') keepFromOthers({ isForgotten });
    },
    storageWasCleared: () => keepFromOthers({ isForgotten: true }),
    hasForgotten: () => hasForgotten,
    repeatedFacts: () => repeated,
    emitted: (name, detail) => {
      const field = FACTS[name];
      if (!field || hasForgotten) return;
      const fact = `${name} ${JSON.stringify(Object.entries(detail ?? {}).find(([key]) => key === field))}`;
      if (emittedFacts.has(fact)) repeated.push(fact);
      emittedFacts.add(fact);
    },
    refusedTokens: new Set(),
    local: new Map(),
    isBusy: () => busy > 0,
    activity: createActivity(),
    knowledge,
    yeses: 0,
    freshId: () => `id-${(ids += 1)}`,
    send: async (request, sender, check) => {
      busy += 1;
      const isAlone = charging === 0;
      const before = amounts();
      const sent = isCharge(request) ? await readSent(request) : null;
      if (sent) charging += 1;
      let response: Response | null = null;
      try {
        response = await sandbox.fetch(request);
        return response;
      } finally {
        noteNewPayments(sender, request);
        if (sent) charging -= 1;
        const [cents, ...others] = amounts().slice(before.length);
        if (sent && isAlone && others.length === 0)
          check(cents === undefined ? sent : { cents, ...sent });
        await learn(request, sender.from, response);
        await note(request, response);
        busy -= 1;
      }
    },
    control: async (path, json) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const url = `${MIDDLEWARE}/__sandbox/${path}`;
      await sandbox.fetch(new Request(url, { ...init, body: JSON.stringify(json) }));
    },
    commits: () => {
      const { bookings, orders } = sandbox.state();
      const plans = planPayments().filter(
        (plan) => isPaid(plan) || openedPlans.has(String(plan.id)),
      );
      return bookings.length + orders.length + payments().length + plans.length;
    },
    openPlanPage: (url) => {
      const id = new URL(url).searchParams.get('payment') ?? '';
      const isKnown = planPayments().some((plan) => String(plan.id) === id);
      if (!isKnown) broken(`a plan's page of no payment: ${url}`);
      openedPlans.add(id);
      log.push(`    plan page ${id}`);
    },
    hasOpenedPlan: () => openedPlans.size > 0,
    paidPlans: () => planPayments().filter(isPaid).length,
    serviceBookings: () => sandbox.state().bookings.filter(({ body }) => isOfService(body)).length,
    openPayments: ({ from, page, purchase }, userId) =>
      [...knowledge.keys()].filter((id) => {
        const sent = senders.get(id);
        if (!sent || knowledge.get(id) === 'decided' || sent.purchase !== purchase) return false;
        const isTheirs = sent.payer === 'guest' || sent.payer === userId;
        // Its tab is told apart from others by a mark in storage, which a signed-out account needs.
        if (sent.isForgotten && (sent.page !== page || !isTheirs)) return false;
        return sent.from === from || (isTheirs && !sent.isHidden);
      }),
  };
  if (seed !== null) await world.control('hostile', { seed });
  return world;
}
