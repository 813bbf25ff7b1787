import {
  byRole,
  describe,
  expect,
  it,
  press,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { keepHere, PLANS, startAtPlans } from './premium-walks.ts';
import { untilStepEntered } from './walk.ts';

describe('a smart reservation of somebody who is not premium', () => {
  it('can be bought and given up with the keyboard alone', async () => {
    const walk = await startAtPlans();
    const addresses = keepHere(walk);
    await untilRole(walk.element, 'button', PLANS.buyBest);
    await press('Tab');
    await press('Enter');
    const check = await untilRole(walk.element, 'button', PLANS.check);
    expect(addresses).to.have.lengthOf(1);
    check.focus();
    await press('Enter');
    await whenIdle(() => shownText(walk.element).includes('Ainda não recebemos'), {
      what: 'an answer',
    });
    byRole(walk.element, 'button', PLANS.giveUp).focus();
    await press('Enter');
    await untilStepEntered(walk, 'choice');
  });
});
