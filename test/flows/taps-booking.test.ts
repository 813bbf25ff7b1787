import { AUTOFILL_TAPS, countTaps, describe, expect, it, whenIdle } from '../support/index.ts';
import { click, fillContact, GUEST, shownTimes, startWalk, stepsOf, untilStep } from './walk.ts';

/** The taps of a guest from the live screen to the booking. Typing is no tap. */
const MOST_TAPS = 5;

describe('the taps of a guest', () => {
  it(`who books a table for the day shown: at most ${MOST_TAPS}`, async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const taps = countTaps(walk.element);
    const time = await whenIdle(() =>
      shownTimes(walk).find((each) => each.getAttribute('aria-disabled') !== 'true'),
    );
    time.click();
    await untilStep(walk, 'client-info');
    const form = [...(walk.element.shadowRoot?.querySelectorAll('[autocomplete]') ?? [])];
    const tokens = form.map((each) => each.getAttribute('autocomplete')?.split(' ').at(-1));
    expect(tokens, 'what the browser fills in').to.include.members(['name', 'email']);
    expect(tokens.some((token) => token?.startsWith('tel'))).to.equal(true);
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await click(walk, walk.words.submit);
    await untilStep(walk, 'success');
    expect(stepsOf(walk)).to.deep.equal(['choice', 'client-info', 'confirm', 'success']);
    expect(taps() + AUTOFILL_TAPS).to.be.at.most(MOST_TAPS);
  });
});
