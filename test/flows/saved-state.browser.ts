import { describe, expect, it, until, untilRole } from '../support/index.ts';
import { GUEST, oneFreeSlot, startWalk, walkToConfirm, type Walk } from './walk.ts';

const OFFER = { ...GUEST, campaign: 101 } as const;

/** Waits until a removed element has taken its live region along, the last of it. */
const untilGone = () =>
  until(() => document.querySelector('[role=status]') === null, { what: 'no live region' });

/** Simulates a reload: the element and its memory are gone, and a new one is added. */
async function reload(walk: Walk, attributes: Record<string, string | number | boolean> = OFFER) {
  walk.element.remove();
  await untilGone();
  return startWalk(attributes, walk.language);
}

describe('after a reload', () => {
  it('the way to start over is a small button with an edge, in line with its text', async () => {
    const before = await startWalk(OFFER);
    await walkToConfirm(before, await oneFreeSlot(101, 2));
    const walk = await reload(before);
    const button = await untilRole(walk.element, 'button', 'Começar de novo');
    expect(button.clientHeight).to.equal(36);
    expect(getComputedStyle(button).boxShadow).not.to.match(/rgba\(0, 0, 0, 0\)/);
  });
});
