import {
  afterEach,
  describe,
  expect,
  it,
  recordedRequests,
  shownText,
  whenIdle,
  untilNoRole,
  type Attributes,
} from '../support/index.ts';
import { chooseSlot, click, oneFreeSlot, startWalk, untilStep } from './walk.ts';

const HERE = location.href;
const NAME = 'Ana Ferreira Lopes';
const TOKEN = 'mc_token';
const USER_ID = 'mc_user_id';

afterEach(() => history.replaceState(null, '', HERE));

/** The sessions that the calls about the cart named, each once. */
async function cartSessions(): Promise<readonly unknown[]> {
  const calls = (await recordedRequests()).filter(({ path }) => path.includes('shopping-cart'));
  return [...new Set(calls.map(({ query }) => query['sessionId']))];
}

describe('a cart session that came by a link', () => {
  const PLAIN: Attributes = { products: true, shop: 3, 'allow-guest-login': true };

  it('is found by a reload of the tab, and by no later visit', async () => {
    history.replaceState(null, '', '?products=true&shopId=3&sessionId=of-a-stranger');
    const linked = await startWalk({});
    linked.element.remove();
    history.replaceState(null, '', HERE);
    const reloaded = await startWalk(PLAIN);
    reloaded.element.remove();
    expect(await cartSessions()).to.deep.equal(['of-a-stranger']);
    expect(document.cookie).not.to.include('of-a-stranger');
    // Another tab has a storage of its own.
    sessionStorage.clear();
    await startWalk(PLAIN);
    const [, own, ...others] = await cartSessions();
    expect(own).to.match(/^[\da-f]{32}$/);
    expect(others).to.deep.equal([]);
  });
});

describe('a sign-in cookie that this site did not set', () => {
  it('is an account that is named, with a way to leave it', async () => {
    document.cookie = `${USER_ID}=1001; path=/`;
    document.cookie = `${TOKEN}=token-ana; path=/`;
    const walk = await startWalk({ campaign: 101, 'reservation-type': 'normal' });
    await whenIdle(() => shownText(walk.element).includes(`Estás a usar a conta de ${NAME}`), {
      what: 'the name',
    });
    await click(walk, 'Não sou eu');
    await untilNoRole(walk.element, 'button', 'Não sou eu');
    expect(document.cookie).not.to.include('token-ana');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');
  });
});
