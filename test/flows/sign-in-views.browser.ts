import {
  activeElement,
  afterEach,
  byRole,
  describe,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  setViewport,
  tabTo,
  type,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_SIGNS_IN,
  LOGIN_FIRST,
  NEWCOMER,
  SIGN_IN,
  password,
  startAtPassword,
  untilView,
} from './sign-in-walks.ts';
import { ANA, click, field, startWalk, untilStep, untilStepEntered, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const HEIGHT = 720;

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
  it('the e-mail with the providers in three languages, and with what is wrong', async () => {
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
    await click(walk, walk.words.continue);
    await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
    await expectUsableOnPhones(walk);
    await click(walk, SIGN_IN.ok);
    await untilNoRole(walk.element, 'alertdialog');
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

  it('the registration, and with what is wrong', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    await expectUsableOnPhones(walk);
    await click(walk, SIGN_IN.registerButton);
    await click(walk, SIGN_IN.ok);
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

  it('a signed-in customer unfolds the account and signs out', async () => {
    const walk = await startWalk({ ...ANA, campaign: 101, 'reservation-type': 'normal' });
    const summary = await whenIdle(() => walk.element.shadowRoot?.querySelector('summary'));
    await untilStep(walk, 'choice');
    await tabTo(summary);
    await press('Enter');
    await tabTo(await untilRole(walk.element, 'button', 'Terminar sessão'));
    await press('Enter');
    await whenIdle(() => activeElement()?.computedRole === 'heading');
  });
});
