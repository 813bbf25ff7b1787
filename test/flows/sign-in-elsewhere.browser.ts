import {
  afterEach,
  describe,
  expect,
  it,
  openFramed,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { NAME, OFFER, signOut } from './sign-in-elsewhere-walks.ts';
import { LOGIN_FIRST, pressButton, signAnaIn, SOCIAL_BUTTONS, untilIdle } from './sign-in-walks.ts';
import { chooseSlot, oneFreeSlot, startWalk, submit, untilStep } from './walk.ts';

describe('another tab of the site', () => {
  it('that signs in and out is followed by this one, with the choice kept', async () => {
    const walk = await startWalk(OFFER);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');

    const tab = await openFramed({ ...LOGIN_FIRST, lang: 'pt' });
    await signAnaIn({ ...walk, element: tab.element });
    await untilStep(walk, 'confirm');
    await untilText(walk.element, NAME);

    await signOut(tab.element);
    await untilStep(walk, 'login');
    await untilText(walk.element, 'Terminaste a sessão noutro sítio');
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
  });
});

describe('in an app', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'facebookConnectPlugin');
  });

  it('a plugin that signs in is all that is asked, and one that refuses ends quietly', async () => {
    let answers: ((fail: (error: unknown) => void) => void)[] = [];
    const login = (_scopes: unknown, _succeed: unknown, fail: (error: unknown) => void) =>
      answers.shift()?.(fail);
    Reflect.set(window, 'facebookConnectPlugin', { login });
    answers = [(fail) => fail({ errorCode: '4201' })];
    const walk = await startWalk({ ...LOGIN_FIRST, 'client-application': 'IOS' });
    await pressButton(await untilRole(walk.element, 'button', SOCIAL_BUTTONS.facebook));
    await untilIdle(walk);
    await untilNoRole(walk.element, 'alertdialog');
    expect(document.querySelector('[data-sandbox-consent]')).to.equal(null);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
  });
});

describe('what only some visitors need', () => {
  it('is never loaded for a guest: no account strip, no provider, no sign-in', async () => {
    const { page } = await openFramed({
      ...OFFER,
      lang: 'pt',
      'allow-guest-login': true,
    });
    const loaded = () =>
      page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(loaded().filter((path) => /account|social|login/.test(path))).to.deep.equal([]);
  });
});
