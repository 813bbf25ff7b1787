import {
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { refusal, sentBookings } from './requests.ts';
import { LOGIN_FIRST, SIGN_IN, signAnaIn } from './sign-in-walks.ts';
import { ANA, chooseSlot, field, oneFreeSlot, startWalk, submit, untilStep } from './walk.ts';
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
    } finally {
      Reflect.deleteProperty(document, 'cookie');
      expect(Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')).to.deep.equal(real);
    }
  });
});
