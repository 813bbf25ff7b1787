import { describe, expect, it, untilRole } from '../support/index.ts';
import { oneFreeSlot, startWalk, walkToConfirm } from './walk.ts';
import { OFFER, reload } from './saved-state-walks.ts';

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
