import {
  afterEach,
  type Attributes,
  beforeEach,
  describe,
  EVENT_NAMES,
  expect,
  it,
  recordedRequests,
  shownText,
  whenIdle,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  sendOrder,
  viewOrder,
} from './order-walks.ts';
import { goOnToConfirm, guestWith, ORDER, orderAsGuest, pickWay } from './product-walks.ts';
import { comeBackUntil, hasEvent, payByWallet, VOUCHER, WALLET } from './voucher-walks.ts';
import { ANA, click, fillContact, GUEST, startWalk, untilStep, type Walk } from './walk.ts';

/** The error thrown by the page’s own handlers. */
class PageFault extends Error {}

/** Events whose handler has failed, and what else was thrown into the page. */
let failed: Set<string>;
let thrown: string[];
let testEnds: AbortController;

/** The test runner takes every fault of the page for its own. */
let runnersOwn: typeof window.onerror;

/** Errors in the page’s own handlers are reported by the browser to the page only. */
function sort(event: ErrorEvent | PromiseRejectionEvent): void {
  const cause: unknown = 'error' in event ? event.error : event.reason;
  event.preventDefault();
  if (!(cause instanceof PageFault)) thrown.push(String(cause));
}

beforeEach(() => {
  failed = new Set();
  thrown = [];
  testEnds = new AbortController();
  const { signal } = testEnds;
  runnersOwn = window.onerror;
  Reflect.set(window, 'onerror', null);
  window.addEventListener('error', sort, { signal });
  window.addEventListener('unhandledrejection', sort, { signal });
  for (const name of EVENT_NAMES) {
    const fail = () => {
      failed.add(name.replace('merchant-checkout:', ''));
      throw new PageFault(name);
    };
    document.addEventListener(name, fail, { signal });
  }
});

afterEach(() => {
  testEnds.abort();
  Reflect.set(window, 'onerror', runnersOwn);
});

interface Visit {
  what: string;
  attributes: Attributes;
  prepare?: () => Promise<void>;
  walkThrough: (walk: Walk) => Promise<unknown>;
  /** Events at its end. */
  ends: readonly string[];
}

const VISITS: readonly Visit[] = [
  {
    what: 'a booking',
    attributes: { ...GUEST, campaign: 101 },
    walkThrough: (walk) => bookAsGuest(walk, walkOfType(1)),
    ends: ['submit', 'reserved'],
  },
  {
    what: 'an order from a menu',
    attributes: MENU_ORDER,
    prepare: keepTascaOpen,
    walkThrough: async (walk) => {
      await addItem(walk, 'Bacalhau à Brás');
      await viewOrder(walk);
      await goOnFromCart(walk);
      await chooseTakeaway(walk);
      await chooseAsap(walk);
      await sendOrder(walk);
    },
    ends: ['cart', 'submit', 'reserved'],
  },
  {
    what: 'an order of products',
    attributes: guestWith('one-shop'),
    walkThrough: async (walk) => {
      await untilStep(walk, 'cart-review');
      await click(walk, walk.words.continue);
      await untilStep(walk, 'delivery');
      await pickWay(walk, ORDER.storePickup);
      await goOnToConfirm(walk, ORDER.payLater);
      await orderAsGuest(walk, ORDER.confirmObligation);
    },
    ends: ['cart', 'submit', 'order'],
  },
  {
    what: 'a voucher by wallet',
    attributes: VOUCHER,
    walkThrough: async (walk) => {
      await click(walk, walk.words.continue);
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, walk.words.continue);
      await payByWallet(walk, WALLET.completes);
      await whenIdle(() => hasEvent(walk, 'pending'), { what: 'a payment under way' });
      await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
      await untilStep(walk, 'success');
    },
    ends: ['submit', 'pending', 'paid'],
  },
  {
    what: 'points',
    attributes: { ...ANA, shop: 2, qr: true, 'offer-code': 'POINTS10' },
    walkThrough: async (walk) => {
      await click(walk, 'Obter campanha');
      await untilStep(walk, 'points-result');
      await whenIdle(() => hasEvent(walk, 'reserved'), { what: 'the points' });
    },
    ends: ['submit', 'reserved'],
  },
];

/** The requests of a visit that book, order or pay. */
async function charges(): Promise<readonly string[]> {
  const posts = await recordedRequests({ method: 'POST' });
  const paths = posts.map(({ path }) => path);
  return paths.filter((path) => /\/bookings|\/orders|mbway-payment-request|gift\/hipay/.test(path));
}

describe('a page whose handler of every event throws', () => {
  for (const { what, attributes, prepare, walkThrough, ends } of VISITS) {
    it(`does not prevent ${what}: sent once, completed, and nothing else is thrown into the page`, async () => {
      await prepare?.();
      const walk = await startWalk(attributes);
      await walkThrough(walk);
      expect(shownText(walk.element).length).to.be.greaterThan(50);
      expect([...failed]).to.include.members(['ready', 'step', 'track', ...ends]);
      expect(walk.receivedEvents.filter(({ name }) => name === 'error')).to.deep.equal([]);
      expect(await charges()).to.have.length(1);
      expect(thrown).to.deep.equal([]);
    });
  }
});
