import { describe, expect, fill, it, untilRole, whenIdle } from '../support/index.ts';
import { click, field, GUEST, RUI, shownTimes, startWalk, untilStep, type Walk } from './walk.ts';

/**
 * The taps of a guest from the live screen to the booking. A tap is each press of a finger: on a control of the element, into
 * a field, and on the browser's offer to fill in the whole form. Typing is no tap.
 */
const MOST_TAPS = 5;

/** The browser's own list of what it may fill in: one press, outside of the page. */
const AUTOFILL_TAPS = 1;

/** Counts the clicks that the page sees from now on. */
function countTaps(): { taps: number } {
  const count = { taps: 0 };
  addEventListener('click', () => (count.taps += 1), { capture: true });
  return count;
}

/** Taps into the first field, and takes the browser's offer: it fills in each field that it knows by its token. */
async function autofill(walk: Walk): Promise<void> {
  const name = await field(walk, walk.words.name);
  name.click();
  const known = { name: RUI.name, email: RUI.email, 'tel-national': RUI.phone };
  for (const [token, value] of Object.entries(known)) {
    const found = walk.element.shadowRoot?.querySelector<HTMLElement>(`[autocomplete~="${token}"]`);
    if (found) fill(found, value);
  }
}

describe('the taps of a guest', () => {
  it(`who books a table for the day shown: at most ${MOST_TAPS}`, async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const count = countTaps();
    const time = await whenIdle(() =>
      shownTimes(walk).find((each) => each.getAttribute('aria-disabled') !== 'true'),
    );
    time.click();
    await untilStep(walk, 'client-info');
    await autofill(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await click(walk, walk.words.submit);
    await untilStep(walk, 'success');
    await untilRole(walk.element, 'heading', walk.words.successTitles[1]);
    expect(count.taps + AUTOFILL_TAPS).to.be.at.most(MOST_TAPS);
  });
});
