import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canGoBack,
  jumpTo,
  nextStep,
  previousStep,
  progressOf,
  stepNumber,
  pushFlow,
  topOf,
  visitStep,
  type FlowStack,
} from './flow-stack.ts';
import { roomStepOf, stepsOf } from './flow-rows.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import type { FlowType, StepId } from './flow-table.ts';
import { isSkipped, type SkipFacts } from './skipped-steps.ts';

const GUEST: SkipFacts = {
  loggedIn: false,
  guestLoginAllowed: false,
  clientKnown: false,
  nothingToChoose: false,
  smartGivesNothing: false,
  needsPremium: false,
};

/** Every step that a flow shows from its beginning on, by going to the next one until it stays. */
function walk(flow: FlowType, facts: SkipFacts): readonly string[] {
  const shown: string[] = [];
  let stack = pushFlow([], flow, facts);
  for (let before: FlowStack = []; stack !== before; stack = nextStep(stack, facts)) {
    before = stack;
    shown.push(topOf(stack)?.step ?? '');
  }
  return shown;
}

describe('spec section 2 "Steps per flow", contract section 2', () => {
  it.each([
    ['booking_voucher', 'choice login client-info confirm success'],
    [
      'reservation_type_booking_voucher',
      'reservation-type choice login client-info confirm success',
    ],
    ['skip_campaign_type_5_first_step', 'login client-info confirm success'],
    ['service_and_reservation', 'booking login confirm success'],
    ['venue_listing', 'venues'],
    ['service_listing_and_reservation', 'services'],
    ['transport_order', 'cart-review delivery booking login confirm success'],
    ['menu_and_transport_order', 'menu cart-review delivery booking login confirm success'],
    ['service_menu_and_transport_order', 'menu cart-review delivery booking login confirm success'],
    ['menu_only', 'menu'],
    ['product-checkout', 'cart-review login delivery payment-method confirm success'],
    ['campaign_offer_code', 'points-confirm login points-result'],
  ] as const)('%s shows a stranger: %s', (flow, steps) =>
    expect(walk(flow, GUEST).join(' ')).toBe(steps),
  );

  it.each([
    ['"skipWhenLoggedIn"', { loggedIn: true }, 'choice client-info confirm success'],
    [
      '"skipIfGuestLoginAllowed"',
      { guestLoginAllowed: true },
      'choice client-info confirm success',
    ],
    [
      '"client information (skipped when logged in)", once all is known',
      { loggedIn: true, clientKnown: true },
      'choice confirm success',
    ],
    [
      'a known client who is not signed in is asked',
      { clientKnown: true },
      'choice login client-info confirm success',
    ],
    [
      '"It is skipped automatically when the offer type is 5 ..."',
      { nothingToChoose: true, guestLoginAllowed: true },
      'client-info confirm success',
    ],
  ])('booking_voucher: %s', (_, facts, steps) =>
    expect(walk('booking_voucher', { ...GUEST, ...facts }).join(' ')).toBe(steps),
  );

  it('contract section 2: a smart reservation shows the plans first to who is not premium', () => {
    const facts = { ...GUEST, needsPremium: true };
    expect(walk('booking_voucher', facts)[0]).toBe('plans');
    expect(walk('reservation_type_booking_voucher', facts).slice(0, 3)).toEqual([
      'reservation-type',
      'plans',
      'choice',
    ]);
  });

  it('asks for no reservation type where smart gives nothing', () => {
    const facts = { ...GUEST, smartGivesNothing: true };
    expect(walk('reservation_type_booking_voucher', facts)[0]).toBe('choice');
  });

  it('points are for registered users only: guests log in even where guest login is allowed', () => {
    expect(walk('campaign_offer_code', { ...GUEST, guestLoginAllowed: true })).toContain('login');
  });
});

describe('spec section 2: "A sub-flow pushes a new entry. Back at the first step of a sub-flow pops it."', () => {
  const below = pushFlow([], 'service_listing_and_reservation', GUEST);
  const inside = pushFlow(below, 'service_and_reservation', GUEST);

  it('pushes on top and pops back to where the flow below stood', () => {
    expect(inside).toEqual([
      { flow: 'service_listing_and_reservation', step: 'services' },
      { flow: 'service_and_reservation', step: 'booking' },
    ]);
    expect(previousStep(inside, GUEST)).toEqual(below);
  });

  it('has nowhere to go back to at the first step of the first flow', () => {
    expect(canGoBack(below, GUEST)).toBe(false);
    expect(previousStep(below, GUEST)).toBe(below);
    expect(canGoBack(inside, GUEST)).toBe(true);
  });

  it('changes nothing for a jump to a step that the flow does not have', () => {
    expect(jumpTo(inside, 'menu')).toBe(inside);
    expect(topOf(jumpTo(inside, 'confirm'))?.step).toBe('confirm');
  });
});

describe('a visit to the sign-in from the plans', () => {
  const wanting: SkipFacts = { ...GUEST, needsPremium: true };
  const plans = nextStep(pushFlow([], 'reservation_type_booking_voucher', wanting), wanting);
  const visit = visitStep(plans, 'login');

  it('leads back to the plans, by Back and by signing in', () => {
    expect(topOf(visit)?.step).toBe('login');
    expect(previousStep(visit, wanting)).toEqual(plans);
    expect(nextStep(visit, { ...wanting, loggedIn: true })).toEqual(plans);
  });

  it('leads past the plans who turns out to be premium', () => {
    const after = nextStep(visit, { ...GUEST, loggedIn: true });
    expect(after).toEqual([{ flow: 'reservation_type_booking_voucher', step: 'choice' }]);
  });

  it('is over when the customer is led elsewhere', () => {
    expect(jumpTo(visit, 'plans')).toEqual(plans);
    expect(jumpTo(visit, 'choice')).toHaveLength(1);
  });

  it('counts as the step that it began at, and holds no other visit', () => {
    expect(progressOf(visit, wanting)).toEqual(progressOf(plans, wanting));
    expect(visitStep(visit, 'choice')).toBe(visit);
    expect(visitStep(plans, 'plans')).toBe(plans);
  });
});

const anyFacts = fc.record({
  loggedIn: fc.boolean(),
  guestLoginAllowed: fc.boolean(),
  clientKnown: fc.boolean(),
  nothingToChoose: fc.boolean(),
  smartGivesNothing: fc.boolean(),
  needsPremium: fc.boolean(),
});
const anyFlow = fc.constantFrom(...FLOW_TYPES);
type Move = (stack: FlowStack, facts: SkipFacts) => FlowStack;
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constant<Move>(nextStep),
  fc.constant<Move>(previousStep),
  anyFlow.map(
    (flow): Move =>
      (stack, facts) =>
        // No flow is its own sub-flow.
        flow === topOf(stack)?.flow ? stack : pushFlow(stack, flow, facts),
  ),
);
/** A stack somewhere in the middle of any way through any flows. */
const anyStack = fc
  .tuple(anyFlow, fc.array(anyMove, { maxLength: 20 }), anyFacts)
  .map(([flow, moves, facts]) => ({
    facts,
    stack: moves.reduce((stack, move) => move(stack, facts), pushFlow([], flow, facts)),
  }));

describe('whatever way is taken through the flows', () => {
  it('never stands on a step that is skipped, nor on one that its flow does not have', () => {
    fc.assert(
      fc.property(anyStack, ({ stack, facts }) => {
        expect(stack.length).toBeGreaterThan(0);
        for (const { flow, step } of stack) {
          expect(roomStepOf(flow, step)).toBeDefined();
          expect(isSkipped(flow, step, facts)).toBe(false);
        }
      }),
    );
  });

  it('comes back to the same step after next and previous', () => {
    fc.assert(
      fc.property(anyStack, ({ stack, facts }) => {
        const next = nextStep(stack, facts);
        if (next !== stack) expect(previousStep(next, facts)).toEqual(stack);
      }),
    );
  });

  it('restores the flow below when a sub-flow is left at its first step', () => {
    fc.assert(
      fc.property(
        anyStack,
        anyFlow.filter((flow) => flow !== 'skip_campaign_type_5_first_step'),
        ({ stack, facts }, flow) => {
          fc.pre(flow !== topOf(stack)?.flow);
          expect(previousStep(pushFlow(stack, flow, facts), facts)).toEqual(stack);
        },
      ),
    );
  });

  it('reaches the last step of every flow by going on, and its first by going back', () => {
    fc.assert(
      fc.property(anyFlow, anyFacts, (flow, facts) => {
        const shown = walk(flow, facts);
        expect(shown.at(-1)).toBe(stepsOf(flow).at(-1));
        expect(new Set(shown).size).toBe(shown.length);
        const steps = stepsOf(flow);
        let stack: FlowStack = jumpTo(pushFlow([], flow, facts), steps.at(-1)!);
        for (let count = 0; count < steps.length; count += 1) stack = previousStep(stack, facts);
        expect(canGoBack(stack, facts)).toBe(false);
      }),
    );
  });

  it('counts the place of a step among those that are shown', () => {
    fc.assert(
      fc.property(anyStack, ({ stack, facts }) => {
        const { index, total } = progressOf(stack, facts);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(total);
        const next = nextStep(stack, facts);
        if (next !== stack) expect(progressOf(next, facts)).toEqual({ index: index + 1, total });
      }),
    );
  });

  it('numbers the steps that a customer passes, one after the other, without sign-in and result', () => {
    fc.assert(
      fc.property(anyStack, ({ stack, facts }) => {
        const number = stepNumber(stack, facts);
        const next = nextStep(stack, facts);
        const after = next === stack ? null : stepNumber(next, facts);
        if (number) expect(number.step).toBeLessThanOrEqual(number.total);
        if (number && after) {
          expect(after).toEqual({ step: number.step + 1, total: number.total });
        }
      }),
    );
  });

  it('of a guest’s booking numbers three steps, and none at the end', () => {
    const facts = { guestLoginAllowed: true };
    const at = (step: StepId) => stepNumber([{ flow: 'booking_voucher', step }], facts);
    expect(at('choice')).toEqual({ step: 1, total: 3 });
    expect(at('confirm')).toEqual({ step: 3, total: 3 });
    expect(at('success')).toBeNull();
    expect(at('login')).toBeNull();
  });

  it('stays the same when a customer chooses smart and sees the plans first', () => {
    const facts = { guestLoginAllowed: true };
    const flow = 'reservation_type_booking_voucher';
    const at = (step: StepId, needsPremium: boolean) =>
      stepNumber([{ flow, step }], { ...facts, needsPremium });
    expect(at('reservation-type', false)).toEqual({ step: 1, total: 4 });
    expect(at('plans', true)).toBeNull();
    expect(at('choice', true)).toEqual({ step: 2, total: 4 });
  });

  it('stays the same when a customer signs in whose details are known', () => {
    const at = (step: StepId, facts: SkipFacts) =>
      stepNumber([{ flow: 'booking_voucher', step }], facts);
    expect(at('choice', {})).toEqual({ step: 1, total: 2 });
    expect(at('client-info', { loggedIn: true })).toBeNull();
    expect(at('confirm', { loggedIn: true })).toEqual({ step: 2, total: 2 });
    expect(at('confirm', { loggedIn: true, clientKnown: true })).toEqual({ step: 2, total: 2 });
  });

  it('leaves out the payment of a product order with one way to pay', () => {
    const stack = [{ flow: 'product-checkout', step: 'confirm' }] as const;
    const facts = { guestLoginAllowed: true };
    expect(stepNumber(stack, facts)).toEqual({ step: 4, total: 4 });
    expect(stepNumber(stack, { ...facts, solePayment: true })).toEqual({ step: 3, total: 3 });
  });
});
