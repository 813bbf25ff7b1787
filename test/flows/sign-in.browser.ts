import {
  activeElement,
  allByRole,
  describe,
  expect,
  fill,
  it,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  LOGIN_FIRST,
  NEWCOMER,
  SIGN_IN,
  password,
  sentRegistrations,
  startAtPassword,
} from './sign-in-walks.ts';
import { click, field, startWalk } from './walk.ts';

describe('somebody new', () => {
  it('reads all that is wrong in a modal that leads to the first wrong field', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    fill(await password(walk), 'curta');
    await click(walk, SIGN_IN.registerButton);
    const modal = await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await untilText(modal, 'pelo menos 6 caracteres');
    await untilText(modal, 'tens de aceitar');
    await click(walk, SIGN_IN.ok);
    await whenIdle(() => activeElement()?.computedName === SIGN_IN.password);

    expect(allByRole(walk.element, 'heading', SIGN_IN.check)).to.deep.equal([]);
    expect(shownText(walk.element)).to.match(/pelo menos 6 caracteres.*tens de aceitar/s);
    expect(await sentRegistrations()).to.deep.equal([]);
  });
});

describe('the e-mail', () => {
  it('is judged beside its field when it was left, and in a modal only by "continue"', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    const email = await field(walk, walk.words.email);
    email.focus();
    expect(shownText(walk.element)).not.to.include('e-mail válido');
    fill(email, 'ana');
    await whenIdle(() => shownText(walk.element).includes('Escreve um e-mail válido'));
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);

    await click(walk, walk.words.continue);
    await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await click(walk, SIGN_IN.ok);
    await whenIdle(() => activeElement() === email);
    expect(shownText(walk.element)).to.include('Escreve um e-mail válido');
  });
});
