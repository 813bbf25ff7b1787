import {
  activeElement,
  describe,
  expect,
  it,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { ANA, startWalk } from './walk.ts';
import { OFFER, unfold } from './sign-in-account-walks.ts';

describe('who is signed in', () => {
  it('signs out: the focus stays in the element, the choice stays, no name is shown', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA, 'allow-guest-login': true });
    await unfold(walk);
    const button = await untilRole(walk.element, 'button', 'Terminar sessão');
    button.focus();
    button.click();
    await whenIdle(() => !shownText(walk.element).includes('Ana Ferreira Lopes'));
    await whenIdle(() => activeElement()?.computedRole === 'heading');
    expect(walk.receivedEvents.filter(({ name }) => name === 'logout')).to.have.length(1);
  });
});
