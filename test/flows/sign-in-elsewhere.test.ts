import {
  allIdle,
  type Attributes,
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  passTime,
  setFault,
  shownText,
  untilDrawn,
  untilNoRole,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { refusal, sentBookings } from './requests.ts';
import { LOGIN_FIRST, SIGN_IN, signAnaIn, SOCIAL_BUTTONS, untilIdle } from './sign-in-walks.ts';
import { WORDS } from './words.ts';
import {
  ANA,
  chooseSlot,
  click,
  field,
  oneFreeSlot,
  PREMIUM,
  startWalk,
  submit,
  untilStep,
} from './walk.ts';
import { NAME, OFFER, signOut, stripOf } from './sign-in-elsewhere-walks.ts';

describe('two elements to which the page names the same user', () => {
  it('both lose the user at one sign-out', async () => {
    const one = await startWalk({ ...OFFER, ...ANA, id: 'one' });
    const two = await startWalk({ ...OFFER, ...ANA, id: 'two' });
    await signOut(one.element);
    await whenIdle(() => !stripOf(two.element), { what: 'no account in the other element' });
    expect(shownText(two.element)).not.to.include(NAME);
  });
});

describe('a session that ends in the middle of a booking', () => {
  it('leads to the sign-in with the reason; the same customer then books what was chosen, once', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk(OFFER);
    await chooseSlot(walk, slot);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await setFault({ match: 'POST /rest/bookings', ...refusal(401, 'Fim.'), times: 1 });
    await submit(walk);

    await untilStep(walk, 'login');
    await untilRole(walk.element, 'heading', SIGN_IN.first);
    await untilText(walk.element, 'A tua sessão terminou');
    expect(document.cookie).not.to.include('mc_token');
    expect(stripOf(walk.element)).to.equal(null);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    const [refused, taken, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(taken?.body).to.deep.equal(refused?.body);
  });

  it('is ended by the next screen’s data too, and what was typed is there', async () => {
    const walk = await startWalk(OFFER);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await setFault({ match: 'GET /rest/client/profile', status: 401, times: 1 });
    await walk.element.refresh();
    await untilStep(walk, 'login');
    await untilText(walk.element, 'A tua sessão terminou');
    expect(valueOf(await field(walk, walk.words.email))).to.equal('ana@example.com');
  });
});

describe('an element that is still loading', () => {
  /** An element whose offer takes 20 seconds to arrive. */
  async function startSlowly(attributes: Attributes, slow = 'campaigns/101') {
    await setFault({ match: slow, delayMs: 20_000, times: 1 });
    const element = createCheckout({ lang: 'pt', ...OFFER, ...attributes });
    const receivedEvents = hearEvents(element);
    document.body.append(element);
    await untilDrawn();
    return { element, receivedEvents, words: WORDS.pt, language: 'pt' } as const;
  }

  /** The cookies of a customer who has signed in on this site. */
  async function signedInCookies(): Promise<readonly string[]> {
    const other = await startWalk(LOGIN_FIRST);
    await signAnaIn(other);
    await untilStep(other, 'confirm');
    other.element.remove();
    return document.cookie.split('; ').filter((each) => each.includes('mc_'));
  }

  /** Another tab writes cookies, or deletes them, and this one is looked at again. */
  function inAnotherTab(cookies: readonly string[], attributes = ''): void {
    for (const each of cookies) document.cookie = `${each}; Path=/${attributes}`;
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
  }
  const EXPIRED = '; Max-Age=0';

  it('takes over a sign-in that another tab makes meanwhile, with the customer’s details', async () => {
    const cookies = await signedInCookies();
    expect(cookies).to.have.length(2);
    inAnotherTab(cookies, EXPIRED);
    expect(document.cookie).not.to.include('mc_token');
    const walk = await startSlowly({ 'allow-guest-login': true });
    inAnotherTab(cookies);
    await untilDrawn();
    await passTime(20_000);
    await untilStep(walk, 'choice');
    await whenIdle(() => shownText(walk.element).includes(NAME), { what: 'the account' });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    const [sent] = await sentBookings();
    expect(JSON.stringify(sent)).to.include('ana@example.com');
  });

  for (const slow of ['campaigns/101', 'client/profile'])
    it(`is a guest after a sign-out that another tab makes while ${slow} is read`, async () => {
      const cookies = await signedInCookies();
      const walk = await startSlowly({ 'allow-guest-login': true }, slow);
      inAnotherTab(cookies, EXPIRED);
      await untilDrawn();
      await passTime(20_000);
      await untilStep(walk, 'choice');
      expect(shownText(walk.element)).not.to.include(NAME);
    });

  it('of two keeps its own token when that of the other is refused', async () => {
    await setFault({ match: 'GET /rest/client/profile', status: 401, times: 1 });
    const one = await startWalk({ ...OFFER, ...ANA, id: 'one', 'allow-guest-login': true });
    const two = await startWalk({ ...OFFER, ...PREMIUM, id: 'two', 'allow-guest-login': true });
    await allIdle();
    expect(stripOf(one.element)).to.equal(null);
    expect(stripOf(two.element)).not.to.equal(null);
    expect(shownText(one.element)).to.match(/conta|sess/);
    await chooseSlot(one, await oneFreeSlot(101, 2));
    await untilStep(one, 'client-info');
  });
});

describe('in an app', () => {
  it('a plugin that signs in is all that is asked, and one that refuses ends quietly', async () => {
    let answers: ((fail: (error: unknown) => void) => void)[] = [];
    const login = (_scopes: unknown, _succeed: unknown, fail: (error: unknown) => void) =>
      answers.shift()?.(fail);
    Reflect.set(window, 'facebookConnectPlugin', { login });
    answers = [(fail) => fail({ errorCode: '4201' })];
    const walk = await startWalk({ ...LOGIN_FIRST, 'client-application': 'IOS' });
    await click(walk, SOCIAL_BUTTONS.facebook);
    await untilIdle(walk);
    await untilNoRole(walk.element, 'alertdialog');
    expect(document.querySelector('[data-sandbox-consent]')).to.equal(null);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
  });
});

describe('without cookies', () => {
  it('a customer signs in and books all the same, and the other element follows', async () => {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set() {
        // Thrown away, as by a browser that keeps none.
      },
    });
    try {
      const other = await startWalk({ ...OFFER, id: 'other', 'allow-guest-login': true });
      const walk = await startWalk({ ...LOGIN_FIRST, id: 'one' });
      await signAnaIn(walk);
      await untilStep(walk, 'confirm');
      await whenIdle(() => shownText(other.element).includes(NAME));
      await submit(walk);
      await untilStep(walk, 'success');
      // Only a sign-out ends what a page remembers by itself.
      await signOut(walk.element);
      await whenIdle(() => !stripOf(other.element));
    } finally {
      Reflect.deleteProperty(document, 'cookie');
      expect(Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')).to.deep.equal(real);
    }
  });
});
