import * as fc from 'fast-check';

import { SCENARIOS, type Scenario } from './scenarios.ts';

const KINDS = [
  'back',
  'change an attribute',
  'change the storage',
  'clear the storage',
  'come back to the page',
  'copy the tab',
  'fault',
  'go offline',
  'go online',
  'go to another tab',
  'open a tab',
  'pay at the provider',
  'reload',
  'sign in elsewhere',
  'sign out',
] as const;

/** How a browser keeps the storage of an origin and of a tab. Most of the time both work. */
export const STORAGES = [
  { origin: 'works', tab: 'works' },
  { origin: 'full', tab: 'works' },
  { origin: 'blocked', tab: 'works' },
  { origin: 'full', tab: 'full' },
  { origin: 'blocked', tab: 'blocked' },
] as const;

/** Something that happens; a gesture is a press on the screen that is shown. */
export interface ScheduledEvent {
  kind: 'gesture' | (typeof KINDS)[number];
  /** Chooses among what is possible. */
  pick: number;
  /** Ms that pass after it. */
  wait: number;
}

/** All that happens in one run: the same seed, the same schedule. */
export interface Schedule {
  seed: number;
  scenario: Scenario;
  /** The storage at the start. */
  storage: (typeof STORAGES)[number];
  events: readonly ScheduledEvent[];
}

const WAITS = [0, 0, 200, 2_000, 6_000, 20_000] as const;

const event: fc.Arbitrary<ScheduledEvent> = fc.record({
  kind: fc.oneof(
    { weight: 9, arbitrary: fc.constant('gesture' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
  ),
  pick: fc.nat(1_000),
  wait: fc.constantFrom(...WAITS),
});

const shape = fc.record({
  scenario: fc.constantFrom(...SCENARIOS),
  storage: fc.oneof(
    { weight: 3, arbitrary: fc.constant(STORAGES[0]) },
    { weight: 1, arbitrary: fc.constantFrom(...STORAGES) },
  ),
  events: fc.array(event, { minLength: 12, maxLength: 45, size: 'max' }),
});

/** The schedule of a seed. */
export function scheduleOf(seed: number): Schedule {
  const [drawn] = fc.sample(shape, { seed, numRuns: 1 });
  if (!drawn) throw new Error('fast-check has drawn no schedule');
  return { seed, ...drawn };
}
