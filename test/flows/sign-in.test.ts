import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_SIGNS_IN,
  LOGIN_FIRST,
  NEWCOMER,
  SIGN_IN,
  continueWith,
  password,
  sentLogins,
  sentRegistrations,
  sentResets,
  signAnaIn,
  startAtPassword,
  untilView,
} from './sign-in-walks.ts';
import { chooseSlot, click, field, oneFreeSlot, startWalk, stepsOf, untilStep } from './walk.ts';

const QUESTION = { path: '/rest/client/authentication/isRegisteredEmail/' };
const eventsNamed = (
  walk: { receivedEvents: readonly { name: string; detail: unknown }[] },
  name: string,
) => walk.receivedEvents.filter((each) => each.name === name).map(({ detail }) => detail);

describe('a customer with an account', () => {
  it('signs in with the password, and continues with the data of the profile', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    await untilText(walk.element, ANA_SIGNS_IN.email);
    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');

    expect(stepsOf(walk)).to.deep.equal(['login', 'confirm']);
    expect(eventsNamed(walk, 'login')).to.deep.equal([{ userId: '1001' }]);
    const [login, ...others] = await sentLogins();
    expect(others).to.deep.equal([]);
    expect(login?.body).to.include({
      username: ANA_SIGNS_IN.email,
      password: ANA_SIGNS_IN.password,
      persistence: 'false',
    });
    await untilText(walk.element, 'Ana Ferreira Lopes');
  });

  it('stays signed in beyond the session only when the box was ticked', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    const box = byRole(walk.element, 'checkbox', SIGN_IN.keep);
    expect(box.matches(':checked')).to.equal(false);
    box.click();
    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');
    const [login] = await sentLogins();
    expect(login?.body).to.include({ persistence: 'true' });
  });

  it('asks for a new password and reads on the login that the mail is on its way', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    await click(walk, SIGN_IN.forgotButton);
    await untilView(SIGN_IN.forgot);
    expect(valueOf(await field(walk, walk.words.email))).to.equal(ANA_SIGNS_IN.email);
    await click(walk, SIGN_IN.send);
    await untilView(SIGN_IN.login);

    await untilText(walk.element, 'E-mail enviado');
    const [reset, ...others] = await sentResets();
    expect(others).to.deep.equal([]);
    expect(reset?.body).to.include({ username: ANA_SIGNS_IN.email });
    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');
  });

  it('shows what is typed only while its button is pressed in', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    const typed = await password(walk);
    fill(typed, 'secret1');
    const toggle = byRole(walk.element, 'button', 'Mostrar a palavra-passe');
    expect(typed.getAttribute('type')).to.equal('password');
    toggle.click();
    await whenIdle(() => typed.getAttribute('type') === 'text');
    toggle.click();
    await whenIdle(() => typed.getAttribute('type') === 'password');
    expect(valueOf(typed)).to.equal('secret1');
  });

  it('reads that the password is wrong in a modal, and gets in with the right one', async () => {
    const walk = await startAtPassword(ANA_SIGNS_IN.email, SIGN_IN.login);
    fill(await password(walk), 'errada1');
    const button = byRole(walk.element, 'button', SIGN_IN.loginButton);
    button.focus();
    button.click();
    const modal = await untilRole(walk.element, 'alertdialog', SIGN_IN.refused);
    await untilText(modal, 'O e-mail ou a palavra-passe não estão certos.');
    await click(walk, SIGN_IN.retry);
    await untilNoRole(walk.element, 'alertdialog');
    expect(activeElement()).to.equal(await password(walk));
    await untilText(walk.element, 'A palavra-passe não está certa.');

    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');
  });
});

describe('somebody new', () => {
  it('registers after having accepted the conditions, and is signed in', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    const box = byRole(walk.element, 'checkbox', SIGN_IN.accept);
    expect(box.matches(':checked')).to.equal(false);
    fill(await password(walk), NEWCOMER.password);
    box.click();
    await click(walk, SIGN_IN.registerButton);
    await untilStep(walk, 'client-info');

    const [registration, ...more] = await sentRegistrations();
    expect(more).to.deep.equal([]);
    expect(registration?.body).to.include({
      username: NEWCOMER.email,
      password: NEWCOMER.password,
    });
    expect(await sentLogins()).to.have.length(1);
    expect(eventsNamed(walk, 'login')).to.have.length(1);
  });

  it('can read the terms and the privacy policy in a new tab without ticking the box', async () => {
    const walk = await startAtPassword(NEWCOMER.email, SIGN_IN.register);
    const opened: unknown[] = [];
    walk.element.addEventListener('merchant-checkout:navigate', (event) => {
      event.preventDefault();
      opened.push((event as CustomEvent<{ to: string }>).detail.to);
    });
    const links = allByRole(walk.element, 'link', /abre num novo separador/);
    for (const name of ['Termos e condições', 'Política de privacidade']) {
      links.find((link) => link.computedName.startsWith(name))?.click();
    }
    expect(opened).to.deep.equal(['terms', 'privacy']);
    expect(byRole(walk.element, 'checkbox', SIGN_IN.accept).matches(':checked')).to.equal(false);
  });

  it('reads a server’s message with markup as plain text', async () => {
    const walk = await startAtPassword('markup@example.com', SIGN_IN.register);
    fill(await password(walk), NEWCOMER.password);
    byRole(walk.element, 'checkbox', SIGN_IN.accept).click();
    await click(walk, SIGN_IN.registerButton);
    const modal = await untilRole(walk.element, 'alertdialog', SIGN_IN.notRegistered);
    await untilText(modal, '<b>Conta bloqueada.</b>');
    expect(modal.querySelectorAll('img, b')).to.have.length(0);
  });
});

describe('the e-mail', () => {
  it('is asked about only when the customer continues', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    fill(await field(walk, walk.words.email), ANA_SIGNS_IN.email);
    expect(await recordedRequests(QUESTION)).to.deep.equal([]);
    await click(walk, walk.words.continue);
    await untilView(SIGN_IN.login);
    expect(await recordedRequests(QUESTION)).to.have.length(1);
  });

  it('continues with the tab chosen where it is unknown whether it is registered', async () => {
    await setFault({ match: QUESTION.path, status: 500 });
    const walk = await startWalk(LOGIN_FIRST);
    (await untilRole(walk.element, 'tab', SIGN_IN.registerButton)).click();
    await continueWith(walk, ANA_SIGNS_IN.email);
    await untilView(SIGN_IN.register);
  });

  it('can be changed: Back inside the step leads to it, and only then to the step before', async () => {
    const walk = await startWalk({ ...LOGIN_FIRST, campaign: 101 });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');
    await continueWith(walk, ANA_SIGNS_IN.email);
    await untilView(SIGN_IN.login);
    await click(walk, SIGN_IN.back);
    await untilView(SIGN_IN.first);
    expect(valueOf(await field(walk, walk.words.email))).to.equal(ANA_SIGNS_IN.email);
    await click(walk, SIGN_IN.back);
    await untilStep(walk, 'choice');
  });
});

describe('one sign-in', () => {
  it('is followed by the other element of the page, and so is the sign-out', async () => {
    const other = await startWalk({
      campaign: 101,
      'reservation-type': 'normal',
      'allow-guest-login': true,
    });
    const walk = await startWalk(LOGIN_FIRST);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await whenIdle(() => shownText(other.element).includes('Ana Ferreira Lopes'));

    other.element.shadowRoot?.querySelector('summary')?.click();
    await click(other, 'Terminar sessão');
    await untilStep(walk, 'login');
    expect(eventsNamed(walk, 'logout')).to.have.length(1);
  });
});
