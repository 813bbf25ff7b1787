import type { FlowType } from '../../src/flow/flow-table.ts';
import { describe, expect, it, untilRole, whenIdle, type Attributes } from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { FLOW_STEPS } from './flow-steps.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  chooseTime,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  sendOrder,
  TAKEAWAY,
  viewOrder,
} from './order-walks.ts';
import { goOnToConfirm, guestWith, ORDER, orderAsGuest, pickWay } from './product-walks.ts';
import { bookService, LISTING, MASSAGE, oneServiceSlot, SERVICE_WORDS } from './service-walks.ts';
import { ANA, click, fillContact, GUEST, startWalk, submit, untilStep, type Walk } from './walk.ts';

/** One flow, from its first step to its last. */
interface FlowWalk {
  attributes: Attributes;
  /** The flow that the page begins with, where this one is reached from another. */
  enteredFrom?: FlowType;
  /** Makes the sandbox ready before the element is there. */
  prepare?: () => Promise<void>;
  /** Gets from the first step of `enteredFrom` to that of this flow. */
  enter?: (walk: Walk) => Promise<void>;
  /** The sub-flow in which this one ends. */
  leadsTo?: FlowType;
  /** Goes from the first step to the last as a customer does. */
  walkThrough: (walk: Walk) => Promise<void>;
  /** The page's event at the end: its name, and its detail as far as it is known beforehand. */
  outcome: { event: 'reserved' | 'order'; detail: Record<string, unknown> } | null;
}

const TABLE = walkOfType(1);
const COUPON = walkOfType(5);
const KIT = 207;

const bookTable = async (walk: Walk) => void (await bookAsGuest(walk, TABLE));

/** From a cart to the thanks: taken away, as soon as possible. */
async function orderTakeaway(walk: Walk): Promise<void> {
  await goOnFromCart(walk);
  await chooseTakeaway(walk);
  await chooseAsap(walk);
  await sendOrder(walk);
}

const BOOKED = { event: 'reserved', detail: { kind: 'booking' } } as const;
const ORDERED = { event: 'reserved', detail: { kind: 'order' } } as const;

/** The eleven flows of spec section 2, and the list of venues; one that is missing here does not compile. */
const FLOW_WALKS = {
  venue_listing: {
    attributes: {
      venues: JSON.stringify([{ name: 'Alfama', shop: 1, campaign: TABLE.campaign }]),
      ...GUEST,
    },
    leadsTo: 'booking_voucher',
    walkThrough: async (walk) => {
      await click(walk, 'Escolher Alfama');
      await bookTable(walk);
    },
    outcome: BOOKED,
  },
  booking_voucher: {
    attributes: { campaign: TABLE.campaign, ...GUEST },
    walkThrough: bookTable,
    outcome: BOOKED,
  },
  reservation_type_booking_voucher: {
    attributes: { campaign: TABLE.campaign, 'allow-guest-login': true },
    walkThrough: async (walk) => {
      (await untilRole(walk.element, 'button', /reserva normal/i)).click();
      await untilStep(walk, 'choice');
      await bookTable(walk);
    },
    outcome: BOOKED,
  },
  skip_campaign_type_5_first_step: {
    attributes: { campaign: COUPON.campaign, ...GUEST },
    enteredFrom: 'booking_voucher',
    enter: async ({ element }) => element.goTo('skip_campaign_type_5_first_step'),
    walkThrough: async (walk) => {
      await fillContact(walk);
      await click(walk, walk.words.continue);
      await untilStep(walk, 'confirm');
      await submit(walk);
      await untilStep(walk, 'success');
    },
    outcome: BOOKED,
  },
  service_and_reservation: {
    attributes: MASSAGE,
    walkThrough: async (walk) => void (await bookService(walk, 201)),
    outcome: BOOKED,
  },
  service_listing_and_reservation: {
    attributes: LISTING,
    leadsTo: 'service_and_reservation',
    walkThrough: async (walk) => {
      await click(walk, SERVICE_WORDS.massage);
      await bookService(walk, 201);
    },
    outcome: BOOKED,
  },
  service_menu_and_transport_order: {
    attributes: LISTING,
    enteredFrom: 'service_listing_and_reservation',
    enter: (walk) => click(walk, SERVICE_WORDS.kit),
    walkThrough: async (walk) => {
      const slot = await oneServiceSlot(KIT);
      await addItem(walk, 'Óleo de amêndoas doces');
      await viewOrder(walk);
      await goOnFromCart(walk);
      await chooseTakeaway(walk);
      await chooseTime(walk, slot);
      await sendOrder(walk);
    },
    outcome: ORDERED,
  },
  transport_order: {
    attributes: { shop: 1, campaign: TAKEAWAY, cart: '1201,1401', 'allow-guest-login': true },
    prepare: keepTascaOpen,
    walkThrough: orderTakeaway,
    outcome: ORDERED,
  },
  menu_and_transport_order: {
    attributes: MENU_ORDER,
    prepare: keepTascaOpen,
    walkThrough: async (walk) => {
      await addItem(walk, 'Bacalhau à Brás');
      await viewOrder(walk);
      await orderTakeaway(walk);
    },
    outcome: ORDERED,
  },
  menu_only: {
    attributes: { shop: 1, menu: true },
    walkThrough: async (walk) => void (await untilRole(walk.element, 'heading', 'Bacalhau à Brás')),
    outcome: null,
  },
  'product-checkout': {
    attributes: guestWith('one-shop'),
    walkThrough: async (walk) => {
      await click(walk, walk.words.continue);
      await untilStep(walk, 'delivery');
      await pickWay(walk, ORDER.storePickup);
      await goOnToConfirm(walk, ORDER.payLater);
      await orderAsGuest(walk, ORDER.confirmObligation);
    },
    outcome: { event: 'order', detail: {} },
  },
  campaign_offer_code: {
    attributes: { shop: 2, qr: true, 'offer-code': 'POINTS10', ...ANA },
    walkThrough: async (walk) => {
      await click(walk, 'Obter campanha');
      await untilStep(walk, 'points-result');
      await untilRole(walk.element, 'heading', 'Ganhaste 10 pontos');
    },
    outcome: { event: 'reserved', detail: { kind: 'points' } },
  },
} satisfies Record<FlowType, FlowWalk>;

const OUTCOMES: ReadonlySet<string> = new Set(['reserved', 'order', 'pending', 'paid']);

/** The steps that one flow showed, in order, by its `step` events. */
const stepsIn = ({ receivedEvents }: Walk, flow: FlowType): readonly unknown[] =>
  receivedEvents
    .filter(({ name, detail }) => name === 'step' && detail['flow'] === flow)
    .map(({ detail }) => detail['step']);

async function walkFlow(flow: FlowType, row: FlowWalk): Promise<Walk> {
  const [first] = FLOW_STEPS[flow].steps;
  await row.prepare?.();
  const walk = await startWalk(row.attributes);
  const [ready] = walk.receivedEvents.filter(({ name }) => name === 'ready');
  expect(ready?.detail).to.deep.equal({ flow: row.enteredFrom ?? flow });
  await row.enter?.(walk);
  await whenIdle(() => stepsIn(walk, flow).at(-1) === first, { what: `the start of ${flow}` });
  await row.walkThrough(walk);
  return walk;
}

/** The steps that a customer sees on the way through a flow, by the flow that shows them. */
const shownBy = (flow: FlowType, { leadsTo }: FlowWalk) =>
  (leadsTo ? [flow, leadsTo] : [flow]).map((each) => [each, FLOW_STEPS[each].steps] as const);

describe('every flow, from its first step to its last', () => {
  for (const [flow, row] of Object.entries(FLOW_WALKS) as [FlowType, FlowWalk][]) {
    it(flow, async () => {
      const walk = await walkFlow(flow, row);
      for (const [each, steps] of shownBy(flow, row)) {
        expect(stepsIn(walk, each), each).to.deep.equal(steps);
      }
      const emitted = walk.receivedEvents.filter(({ name }) => OUTCOMES.has(name));
      expect(emitted.map(({ name }) => name)).to.deep.equal(row.outcome ? [row.outcome.event] : []);
      if (row.outcome) expect(emitted[0]?.detail).to.deep.include(row.outcome.detail);
      expect(walk.receivedEvents.filter(({ name }) => name === 'error')).to.deep.equal([]);
    });
  }
});
