import {
  activeElement,
  afterEach,
  allByRole,
  allIdle,
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { goOnToConfirm, guestWith, ORDER, pickWay } from './product-walks.ts';
import { refusal } from './requests.ts';
import { playParent, startFramedWalk, type ParentWindow } from './sign-in-walks-framed.ts';
import { click, fillContact, sendAgain, untilStep, type Walk } from './walk.ts';

const SESSION = 'one-shop';
const FRAMED = { ...guestWith(SESSION), 'parent-origin': location.origin } as const;
const PRIVACY = 'https://loja.example/privacidade';
const REMOVE = /^Retirar /;
const SERVER_SAYS = 'Agora não é possível retirar artigos.';
/** In Faro, far from the shop. */
const FARO = { latitude: 37.0161, longitude: -7.935 };

let parent: ParentWindow | null = null;

afterEach(() => {
  parent?.stop();
  parent = null;
});

const told = (type: string) => parent?.told.filter((message) => message.type === type) ?? [];

async function goToDelivery(walk: Walk, way: RegExp): Promise<void> {
  await untilStep(walk, 'cart-review');
  await click(walk, walk.words.continue);
  await untilStep(walk, 'delivery');
  await pickWay(walk, way);
}

/** Takes an item out as the platform does in its own cart. */
async function removeAsPlatform(itemId: string): Promise<void> {
  const query = new URLSearchParams({ entityId: '1', language: 'pt_PT', sessionId: SESSION });
  const path = `/rest/v1/web/shopping-cart/remove/${itemId}?${query}`;
  const { ok } = await fetch(path, { method: 'POST' });
  expect(ok).to.equal(true);
}

describe('an order in a page that a platform frames', () => {
  it('keeps the platform’s cart while nothing was ordered of it, then empties it and lets it go to the payment, once', async () => {
    parent = playParent({ openUrl: () => ({ result: {} }) });
    const walk = await startFramedWalk(FRAMED);
    const { href } = walk.page.location;
    const refused = refusal(422, 'Agora não dá.');
    await setFault({ match: 'POST /rest/v1/web/orders/guest', ...refused, times: 1 });
    await goToDelivery(walk, ORDER.storePickup);
    await goOnToConfirm(walk, ORDER.payOnline);
    await fillContact(walk);
    await click(walk, ORDER.confirmAndPay);
    await untilRole(walk.element, 'alertdialog');
    expect(told('discardCart')).to.deep.equal([]);
    await click(walk, 'Voltar à encomenda');
    await untilNoRole(walk.element, 'alertdialog');

    await sendAgain(walk, ORDER.confirmAndPay);
    await untilStep(walk, 'success');
    const { detail } = await parent.untilTold('openUrl');
    const { url } = detail as { url: string };
    expect(new URL(url).origin).to.equal(location.origin);
    expect(new URL(url).pathname).to.equal('/__sandbox/pay');
    expect(told('openUrl')).to.have.length(1);
    expect(told('discardCart').map((message) => message.detail)).to.deep.equal([{}]);
    expect(walk.page.location.href).to.equal(href);
  });
});

/** Presses the button that takes the first item out; gives how many there were. */
async function removeFirst({ element }: Walk): Promise<number> {
  const buttons = await whenIdle(
    () => {
      const found = allByRole(element, 'button', REMOVE);
      return found.length > 0 && found;
    },
    { what: 'the items of the cart' },
  );
  buttons[0]?.click();
  return buttons.length;
}

describe('an item that the server does not take out', () => {
  const refuse = () =>
    setFault({
      match: 'POST /rest/v1/web/shopping-cart/remove',
      status: 500,
      body: { message: SERVER_SAYS },
      times: 1,
    });

  it('stays, with the server’s sentence, where the platform refuses too, and is taken out where the platform does it', async () => {
    parent = playParent();
    const walk = await startFramedWalk(FRAMED);
    await untilStep(walk, 'cart-review');
    await refuse();
    const before = await removeFirst(walk);
    const first = await parent.untilTold('removeCartItem');
    parent.reply(first, { error: { status: 404 } });
    const dialog = await untilRole(walk.element, 'alertdialog');
    await untilText(dialog, SERVER_SAYS);
    await click(walk, 'Voltar à encomenda');
    await whenIdle(() => activeElement()?.textContent?.includes(SERVER_SAYS), {
      what: 'the focus on the reason at the line',
    });
    expect(allByRole(walk.element, 'button', REMOVE)).to.have.length(before);

    await refuse();
    await removeFirst(walk);
    await allIdle();
    const [, second, ...others] = told('removeCartItem');
    expect(others).to.deep.equal([]);
    const { itemId } = second!.detail as { itemId: string };
    await removeAsPlatform(itemId);
    parent.reply(second!, { result: {} });
    await whenIdle(() => allByRole(walk.element, 'button', REMOVE).length === before - 1, {
      what: 'the cart without the item',
    });
    await untilNoRole(walk.element, 'alertdialog');
  });
});

describe('where the customer is', () => {
  it('is asked of the platform, and the nearest pickup points come first', async () => {
    parent = playParent({ location: () => ({ result: FARO }) });
    const walk = await startFramedWalk(FRAMED);
    await goToDelivery(walk, ORDER.pickupPoint);
    await click(walk, 'Perto de mim');
    await whenIdle(() => shownText(walk.element).includes('Os mais próximos estão primeiro.'), {
      what: 'the nearest points',
    });
    const list = await untilRole(walk.element, 'list', 'Pontos de recolha');
    expect(shownText(allByRole(list, 'button')[0] ?? list)).to.match(/\d+(,\d)? ?k?m/);
    expect(told('location').map((message) => message.detail)).to.deep.equal([{}]);
  });
});

describe('a link in an app', () => {
  it('is opened by the app’s own navigation, and not by the page', async () => {
    parent = playParent({ navigateTo: () => ({ result: {} }) });
    const walk = await startFramedWalk({
      ...FRAMED,
      'client-application': 'IOS',
      links: JSON.stringify({ privacy: PRIVACY }),
    });
    await untilStep(walk, 'cart-review');
    const opened: unknown[] = [];
    walk.page.open = (url) => {
      opened.push(url);
      return null;
    };
    (await untilRole(walk.element, 'link', /^Privacidade/)).click();
    const { detail } = await parent.untilTold('navigateTo');
    expect(detail).to.deep.equal({ to: 'privacy', url: PRIVACY });
    expect(opened).to.deep.equal([]);
  });
});
