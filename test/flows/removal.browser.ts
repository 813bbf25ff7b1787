import {
  createCheckout,
  describe,
  it,
  type Leftovers,
  loadCheckout,
  setFault,
  untilRecorded,
  untilRole,
  watchLeftovers,
  whenIdle,
} from '../support/index.ts';
import { GUEST, startWalk } from './walk.ts';

const OFFER = { ...GUEST, campaign: 101 } as const;

const untilNoLiveRegion = () =>
  whenIdle(() => document.querySelector('[role=status]') === null, { what: 'no live region' });

/** Ends a test that waits for what never ends. */
const MOST_MS = 20_000;

/** An answer that does not come before the test has looked. */
const LONG_MS = 2 * MOST_MS;

/** Waits until nothing is under way any more; the answers that would come by themselves come later. */
async function untilNothingLeft(leftovers: () => Leftovers): Promise<void> {
  const deadline = performance.now() + MOST_MS;
  for (;;) {
    const left = leftovers();
    if (left.timers + left.requests + left.channels === 0) return;
    if (performance.now() > deadline) throw new Error(`Still there: ${JSON.stringify(left)}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** The moments at which a customer's page may drop the element. */
const MOMENTS: readonly [when: string, reach: () => Promise<Element>][] = [
  [
    'while it loads',
    async () => {
      await loadCheckout();
      await setFault({ match: '/rest/v1/web/campaigns', delayMs: LONG_MS });
      const element = createCheckout(OFFER);
      document.body.append(element);
      await untilRecorded({ path: '/rest/v1/web/campaigns' });
      return element;
    },
  ],
  [
    'while it shows a step',
    async () => {
      const { element } = await startWalk(OFFER);
      await untilRole(element, 'grid');
      return element;
    },
  ],
  [
    'while it waits for the moment after a choice',
    async () => {
      const { element } = await startWalk({ campaign: 101, 'allow-guest-login': true });
      (await untilRole(element, 'button', /reserva normal/i)).click();
      return element;
    },
  ],
];

describe('an element that is removed', () => {
  for (const [when, reach] of MOMENTS) {
    it(`${when} leaves no timer, no request, no channel and no live region`, async () => {
      const leftovers = watchLeftovers();
      try {
        const element = await reach();
        element.remove();
        await untilNoLiveRegion();
        await untilNothingLeft(leftovers.now);
      } finally {
        leftovers.stop();
      }
    });
  }
});
