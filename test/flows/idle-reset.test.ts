import {
  allByRole,
  allIdle,
  byRole,
  choose,
  createCheckout,
  describe,
  expect,
  fill,
  hearEvents,
  it,
  loadCheckout,
  passTime,
  shownText,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import {
  ANA,
  chooseSlot,
  click,
  field,
  fillContact,
  GUEST,
  RUI,
  startInVain,
  startWalk,
  stepsOf,
  untilStep,
  type Walk,
} from './walk.ts';
import { GIFT, writeGift } from './gift-walks.ts';
import { keepTascaOpen, MENU_ORDER } from './order-walks.ts';
import { POINTS } from './points-walks.ts';
import { guestWith } from './product-walks.ts';
import { reload } from './saved-state-walks.ts';
import { roomySlot, walkToButton } from './sending-faults-walks.ts';
import { ANA_SIGNS_IN, LOGIN_FIRST, SIGN_IN, signAnaIn, untilView } from './sign-in-walks.ts';
import { VOUCHER } from './voucher-walks.ts';
import { WORDS } from './words.ts';

const KIOSK = { 'idle-reset': 90 };

const touch = () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }));

/** All that this browser keeps: cookies and both storages. */
const kept = () =>
  JSON.stringify([
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    decodeURIComponent(document.cookie),
  ]);

const timesReady = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'ready').length;

/** Leaves the kiosk after a last touch, until it has started again. */
async function leave(): Promise<void> {
  await allIdle();
  touch();
  await passTime(90_000);
  await allIdle();
}

describe('a kiosk', () => {
  it('warns a customer who has left, and starts again with nothing of theirs', async () => {
    const chosen = await roomySlot();
    const walk = await walkToButton(KIOSK);
    expect(shownText(walk.element)).to.include('Rui Manuel Costa');
    expect(kept()).to.include(chosen.startTime);
    touch();
    await passTime(75_000);
    const stay = await untilRole(walk.element, 'button', 'Estou aqui');
    expect(shownText(walk.element)).to.include('Daqui a 15 s');
    await passTime(15_000);
    await whenIdle(() => stepsOf(walk).at(-1) === 'choice', { what: 'the first step' });
    expect(stay.checkVisibility()).to.equal(false);
    for (const trace of [RUI.name, RUI.email, '912345678', chosen.startTime]) {
      expect(kept()).not.to.include(trace);
    }
    expect(kept()).to.include('"step\\":\\"choice');
    expect(kept()).not.to.include('client-info');
    await chooseSlot(walk, await roomySlot());
    await untilStep(walk, 'client-info');
    const fields = allByRole(walk.element, 'textbox');
    expect(fields.length).to.be.above(2);
    expect(fields.map((field) => valueOf(field)).join('')).to.equal('');
  });

  it('lets a customer who is still there go on', async () => {
    const walk = await walkToButton(KIOSK);
    touch();
    await passTime(80_000);
    await click(walk, 'Estou aqui');
    await passTime(30_000);
    expect(stepsOf(walk).at(-1)).to.equal('confirm');
    expect(shownText(walk.element)).to.include('Rui Manuel Costa');
  });

  it('keeps the account that the page itself names', async () => {
    const walk = await startWalk({ ...GUEST, ...ANA, ...KIOSK, campaign: 101 });
    await allIdle();
    touch();
    await passTime(90_000);
    await whenIdle(() => stepsOf(walk).length === 2, { what: 'another start' });
    expect(walk.receivedEvents.some(({ name }) => name === 'logout')).to.equal(false);
  });

  it('leaves a result after half a minute', async () => {
    const walk = await walkToButton(KIOSK);
    await click(walk, /^Confirmar/);
    await untilStep(walk, 'success');
    await passTime(30_000);
    await whenIdle(() => stepsOf(walk).at(-1) === 'choice', { what: 'the first step' });
    expect(shownText(walk.element)).not.to.include('Rui');
  });
});

const VENUES = [
  { name: 'Tasca de Alfama', shop: 1, campaign: 101 },
  ...[1, 2, 3, 4, 5, 6, 7].map((id) => ({ name: `Sala ${id}`, shop: 1, campaign: 102 })),
];

describe('of the last customer of a kiosk', () => {
  it('neither the venue stays, nor the search for it, nor the name typed there', async () => {
    const walk = await startWalk({ ...GUEST, ...KIOSK, venues: JSON.stringify(VENUES) });
    fill(await untilRole(walk.element, 'searchbox', 'Procurar estabelecimento'), 'tasca');
    await untilText(walk.element, '1 estabelecimento');
    await click(walk, 'Escolher Tasca de Alfama');
    await untilStep(walk, 'choice');
    await chooseSlot(walk, await roomySlot());
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await leave();
    expect(stepsOf(walk).at(-1)).to.equal('venues');
    expect(valueOf(byRole(walk.element, 'searchbox'))).to.equal('');
    expect(shownText(walk.element)).to.include('Sala 7');
    await click(walk, 'Escolher Tasca de Alfama');
    await untilStep(walk, 'choice');
    await chooseSlot(walk, await roomySlot());
    await untilStep(walk, 'client-info');
    expect(valueOf(await field(walk, walk.words.name))).to.equal('');
  });

  it('no sign-in stays', async () => {
    const walk = await startWalk({ ...LOGIN_FIRST, ...KIOSK });
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await whenIdle(() => stepsOf(walk).at(-1) !== 'login', { what: 'the step after the sign-in' });
    expect(kept()).to.match(/mc_token:[^=]+=[^;"]/);
    await leave();
    expect(stepsOf(walk).at(-1)).to.equal('login');
    expect(kept()).not.to.match(/mc_(token|user_id):[^=]+=[^;"]/);
    expect(walk.receivedEvents.some(({ name }) => name === 'logout')).to.equal(true);
    expect(valueOf(await field(walk, walk.words.email))).to.equal('');
  });

  it('no half of a sign-in stays: neither e-mail nor password', async () => {
    const walk = await startWalk({ ...LOGIN_FIRST, ...KIOSK });
    await untilStep(walk, 'login');
    fill(await field(walk, walk.words.email), ANA_SIGNS_IN.email);
    await click(walk, walk.words.continue);
    await untilView(SIGN_IN.login);
    fill(await field(walk, SIGN_IN.password), ANA_SIGNS_IN.password);
    await leave();
    expect(valueOf(await field(walk, walk.words.email))).to.equal('');
  });

  it('no entered offer code stays', async () => {
    const { 'offer-code': code, ...withoutCode } = POINTS;
    const walk = await startInVain({ ...ANA, ...withoutCode, ...KIOSK });
    const codeField = () => field(walk, 'Código do estabelecimento');
    fill(await codeField(), code);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'points-confirm');
    expect(kept()).to.include(code);
    await leave();
    expect(valueOf(await codeField())).to.equal('');
    expect(kept()).not.to.include(code);
    fill(await codeField(), 'HALF');
    await leave();
    expect(valueOf(await codeField())).to.equal('');
  });

  it('no chosen language stays', async () => {
    const walk = await startWalk({ ...GUEST, ...KIOSK, campaign: 101 });
    choose(await untilRole(walk.element, 'combobox', 'Idioma'), 'en_EN');
    await untilRole(walk.element, 'combobox', 'Language');
    await leave();
    await untilRole(walk.element, 'combobox', 'Idioma');
    expect(kept()).not.to.include('en_EN');
  });

  it('no gift card stays', async () => {
    const walk = await startWalk({ ...VOUCHER, ...KIOSK });
    await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
    await writeGift(walk);
    await leave();
    expect(kept()).not.to.include(GIFT.to);
    const texts = allByRole(walk.element, 'textbox').map((each) => valueOf(each));
    expect(texts.join('')).to.equal('');
  });

  it('neither the cart of a menu stays, nor the allergens left out', async () => {
    await keepTascaOpen();
    const walk = await startWalk({ ...MENU_ORDER, ...KIOSK });
    const withoutGluten = () => untilRole(walk.element, 'button', 'Sem glúten');
    (await withoutGluten()).click();
    await click(walk, 'Adicionar Queijo de Azeitão');
    await untilRole(walk.element, 'button', /^Menos um/);
    await leave();
    expect((await withoutGluten()).getAttribute('aria-pressed')).to.equal('false');
    expect(allByRole(walk.element, 'button', /^Menos um/)).to.deep.equal([]);
    expect(kept()).not.to.include('cart');
  });

  it('no cart of a shop stays: the next customer gets a session of their own', async () => {
    const { 'session-id': _session, ...ownSession } = guestWith('one-shop');
    await startWalk({ ...ownSession, ...KIOSK });
    const session = () => /mc_session_id:[^=]+=([^;"]+)/.exec(kept())?.[1];
    await allIdle();
    const first = session();
    expect(first).to.be.a('string');
    await leave();
    expect(session()).not.to.equal(first);
  });
});

describe('a kiosk that nobody has touched since it was switched on', () => {
  const OFFER = { ...GUEST, ...KIOSK, campaign: 101 };

  const warns = async (walk: Walk) => {
    await allIdle();
    await passTime(80_000);
    return allByRole(walk.element, 'button', 'Estou aqui').length > 0;
  };

  it('shows no warning', async () => {
    const walk = await startWalk(OFFER);
    expect(await warns(walk)).to.equal(false);
    await passTime(600_000);
    expect(timesReady(walk)).to.equal(1);
  });

  it('shows none where the page or its account fills in a telephone number that is wrong', async () => {
    const walk = await startWalk({ ...OFFER, prefill: '{"name": "Rui Costa", "phone": "12"}' });
    expect(await warns(walk)).to.equal(false);
  });

  it('warns where the last touch was before the watch had loaded', async () => {
    const walk = await walkToButton(KIOSK);
    sessionStorage.removeItem('merchant-checkout:kiosk');
    expect(await warns(walk)).to.equal(true);
  });

  it('warns after a reload in the middle of a booking: somebody’s details are there', async () => {
    const before = await walkToButton(KIOSK);
    touch();
    const walk = await reload(before, OFFER);
    await untilStep(walk, 'client-info');
    expect(await warns(walk)).to.equal(true);
  });
});

describe('a kiosk whose checkout is a dialog', () => {
  const OFFER = { ...GUEST, ...KIOSK, campaign: 101, lang: 'pt' };

  async function mountClosed(mode: 'modal' | 'button' | 'times'): Promise<Walk> {
    await loadCheckout();
    const element = createCheckout({ ...OFFER, mode, id: 'kiosk' });
    const receivedEvents = hearEvents(element);
    const trigger = document.createElement('button');
    trigger.setAttribute('data-merchant-checkout-open', '#kiosk');
    document.body.append(element, trigger);
    await allIdle();
    return { element, receivedEvents, words: WORDS.pt, language: 'pt' };
  }

  const dialog = ({ element }: Walk) => element.shadowRoot?.querySelector('dialog');
  const isOpen = (walk: Walk) => dialog(walk)?.hasAttribute('open') ?? false;

  /** Presses what opens the dialog. */
  function press({ element }: Walk, mode: string): void {
    const inElement = { button: '.shell-launcher', times: '.times-time' }[mode];
    const button = inElement
      ? element.shadowRoot?.querySelector<HTMLElement>(inElement)
      : document.querySelector<HTMLElement>('[data-merchant-checkout-open]');
    button?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
    );
  }

  for (const mode of ['modal', 'button', 'times'] as const) {
    it(`mode="${mode}": one that a customer has opened closes, so that the page greets the next one`, async () => {
      const walk = await mountClosed(mode);
      press(walk, mode);
      await whenIdle(() => isOpen(walk) && stepsOf(walk).length > 0, { what: 'the open dialog' });
      await leave();
      expect(isOpen(walk)).to.equal(false);
      expect(walk.receivedEvents.filter(({ name }) => name === 'close')).to.have.length(1);
      expect(timesReady(walk)).to.equal(1);
      press(walk, mode);
      await whenIdle(() => isOpen(walk) && timesReady(walk) === 2, { what: 'another start' });
    });
  }

  it('one that the page itself has opened stays open, with the first step', async () => {
    const walk = await mountClosed('modal');
    walk.element.open();
    await whenIdle(() => stepsOf(walk).length > 0, { what: 'the open dialog' });
    await chooseSlot(walk, await roomySlot());
    await untilStep(walk, 'client-info');
    await leave();
    await untilStep(walk, 'choice');
    expect(isOpen(walk)).to.equal(true);
    expect(walk.receivedEvents.filter(({ name }) => name === 'close')).to.deep.equal([]);
  });
});
