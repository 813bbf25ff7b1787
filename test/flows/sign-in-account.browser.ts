import {
  activeElement,
  byRole,
  describe,
  expect,
  it,
  shownText,
  until,
  untilNoRole,
  untilRole,
} from '../support/index.ts';
import { SIGN_IN } from './sign-in-walks.ts';
import { ANA, chooseSlot, click, oneFreeSlot, startWalk, untilStep } from './walk.ts';
import { OFFER, unfold } from './sign-in-account-walks.ts';

describe('who is signed in', () => {
  it('signs out: the focus stays in the element, the choice stays, no name is shown', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA, 'allow-guest-login': true });
    await unfold(walk);
    const button = await untilRole(walk.element, 'button', 'Terminar sessão');
    button.focus();
    button.click();
    await until(() => !shownText(walk.element).includes('Ana Ferreira Lopes'));
    await until(() => activeElement()?.computedRole === 'heading');
    expect(walk.heard.filter(({ name }) => name === 'logout')).to.have.length(1);
  });

  it('is asked to sign in again after a sign-out where guests may not book', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    await unfold(walk);
    await click(walk, 'Terminar sessão');
    await untilStep(walk, 'login');
    await untilRole(walk.element, 'heading', SIGN_IN.first);
  });
});

describe('a link with a user’s token', () => {
  const openLink = () =>
    history.replaceState(
      null,
      '',
      '?campaignId=101&reservationType=normal&userId=1001&token=token-ana',
    );

  it('names the account in use, and "not me" leaves it before anything is booked', async () => {
    openLink();
    const walk = await startWalk({ 'host-name': 'loja.example' });
    await until(() =>
      shownText(walk.element).includes('Estás a usar a conta de Ana Ferreira Lopes'),
    );
    byRole(walk.element, 'heading', 'Escolhe o dia e a hora');
    await click(walk, 'Não sou eu');
    await untilNoRole(walk.element, 'button', 'Não sou eu');
    expect(shownText(walk.element)).not.to.include('Ana Ferreira Lopes');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');
  });

  it('still names it on the last screen before the booking is sent', async () => {
    openLink();
    const walk = await startWalk({ 'host-name': 'loja.example' });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    await untilRole(walk.element, 'button', 'Não sou eu');
  });
});
