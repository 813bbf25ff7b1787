import {
  activeElement,
  afterEach,
  allByRole,
  byRole,
  describe,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  press,
  setViewport,
  shownText,
  tabTo,
  type,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_SIGNS_IN,
  LOGIN_FIRST,
  NEWCOMER,
  SIGN_IN,
  password,
  sentRegistrations,
  startAtPassword,
  untilView,
} from './sign-in-walks.ts';
import {
  ANA,
  click,
  field,
  GUEST,
  startWalk,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const HEIGHT = 720;
const WRONG_EMAIL = 'Escreve um e-mail válido';

afterEach(async () => {
  await emulateMedia({});
  await setViewport(DESKTOP);
});

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: HEIGHT });
  await expectNoOverflow(element);
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme });
    await expectNoAxeViolations(element);
  }
}

describe('every view of the sign-in is accessible and fits a phone of 320 px', () => {
  it('the e-mail with the providers in three languages; what is wrong with it is beside its field when it was left, and in a modal only by "continue"', async () => {
    for (const language of ['es', 'en'] as const) {
      const { element } = await startWalk(LOGIN_FIRST, language);
      await untilRole(element, 'button', /^Contin.* Apple$/);
      await setViewport({ width: 320, height: HEIGHT });
      await expectNoOverflow(element);
      await expectNoAxeViolations(element);
      element.remove();
    }
    const walk = await startWalk(LOGIN_FIRST);
    await untilRole(walk.element, 'button', 'Continuar com a Apple');
    await expectUsableOnPhones(walk);
    const email = await field(walk, walk.words.email);
    email.focus();
    expect(shownText(walk.element)).not.to.include(WRONG_EMAIL);
    fill(email, 'ana');
    await untilText(walk.element, WRONG_EMAIL);
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);
    await expectUsableOnPhones(walk);
    await click(walk, walk.words.continue);
    await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await expectUsableOnPhones(walk);
    await click(walk, SIGN_IN.ok);
    await untilNoRole(walk.element, 'alertdialog');
    await whenIdle(() => activeElement() === email, { what: 'the focus on the e-mail' });
    expect(shownText(walk.element)).to.include(WRONG_EMAIL);
    await expectUsableOnPhones(walk);
  });

  it('the login, the forgotten password and the return from it', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    await expectUsableOnPhones(walk);
    await click(walk, SIGN_IN.forgotButton);
    await untilView(SIGN_IN.forgot);
    await expectUsableOnPhones(walk);
    await click(walk, SIGN_IN.send);
    await untilView(SIGN_IN.login);
    await expectUsableOnPhones(walk);
  });

  it('the registration, with all that is wrong in a modal that leads to the first wrong field, and beside the fields', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    await expectUsableOnPhones(walk);
    fill(await password(walk), 'curta');
    await click(walk, SIGN_IN.registerButton);
    const modal = await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await untilText(modal, 'pelo menos 6 caracteres');
    await untilText(modal, 'tens de aceitar');
    await click(walk, SIGN_IN.ok);
    await whenIdle(() => activeElement()?.computedName === SIGN_IN.password, {
      what: 'the focus on the password',
    });
    expect(allByRole(walk.element, 'heading', SIGN_IN.check)).to.deep.equal([]);
    expect(shownText(walk.element)).to.match(/pelo menos 6 caracteres.*tens de aceitar/s);
    expect(await sentRegistrations()).to.deep.equal([]);
    await expectUsableOnPhones(walk);
  });

  it('the account, folded and unfolded', async () => {
    const walk = await startWalk({ ...ANA, campaign: 101, 'host-name': 'loja.example' });
    const summary = await whenIdle(() => walk.element.shadowRoot?.querySelector('summary'));
    await expectUsableOnPhones(walk);
    summary.click();
    await untilRole(walk.element, 'button', 'Terminar sessão');
    await expectUsableOnPhones(walk);
  });
});

describe('with the keyboard alone', () => {
  it('a customer signs in; the tabs are one stop and follow the arrows, the focus moves with the views, and Escape closes what is wrong and leads to the first wrong field', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    await tabTo(await untilRole(walk.element, 'tab', SIGN_IN.loginButton));
    await press('ArrowRight');
    expect(activeElement()?.computedName).to.equal(SIGN_IN.registerButton);
    expect(activeElement()?.getAttribute('aria-selected')).to.equal('true');
    await press('ArrowLeft');
    await tabTo(await field(walk, walk.words.email));
    await type(ANA_SIGNS_IN.email);
    await press('Enter');
    await untilView(SIGN_IN.login);
    await tabTo(await password(walk));
    await press('Enter');
    await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await press('Escape');
    await whenIdle(() => activeElement()?.computedName === SIGN_IN.password);
    expect(activeElement()?.getAttribute('aria-invalid')).to.equal('true');
    await type(ANA_SIGNS_IN.password);
    await press('Enter');
    await untilStepEntered(walk, 'confirm');
  });

  it('somebody new accepts the conditions with Space and registers', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    await tabTo(await password(walk));
    await type(NEWCOMER.password);
    await tabTo(byRole(walk.element, 'checkbox', SIGN_IN.accept));
    await press('Space');
    await tabTo(byRole(walk.element, 'button', SIGN_IN.registerButton));
    await press('Enter');
    await untilStepEntered(walk, 'client-info');
  });

  it('a signed-in customer unfolds the account and signs out: no name is shown, and the page hears of it once', async () => {
    const walk = await startWalk({ ...ANA, ...GUEST, campaign: 101 });
    const summary = await whenIdle(() => walk.element.shadowRoot?.querySelector('summary'));
    await untilStep(walk, 'choice');
    await tabTo(summary);
    await press('Enter');
    await tabTo(await untilRole(walk.element, 'button', 'Terminar sessão'));
    await press('Enter');
    await whenIdle(() => activeElement()?.computedRole === 'heading', {
      what: 'the focus on a heading',
    });
    expect(shownText(walk.element)).not.to.include('Ana Ferreira Lopes');
    expect(walk.receivedEvents.filter(({ name }) => name === 'logout')).to.have.length(1);
  });
});
