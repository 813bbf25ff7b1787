import {
  afterEach,
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  overflowOf,
  setFault,
  setViewport,
  untilRole,
} from '../support/index.ts';
import {
  GUEST,
  chooseSlot,
  walkToConfirm,
  click,
  field,
  fillContact,
  oneFreeSlot,
  startWalk,
  untilStep,
  type Walk,
} from './walk.ts';
import { guestWith, untilShown } from './product-walks.ts';
import { LISTING } from './service-walks.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };

/** Books as a guest; on no screen is anything wider than the checkout. */
async function expectBookingFits() {
  const walk = await startWalk({ ...GUEST, campaign: 101 });
  expect(overflowOf(walk.element)).to.deep.equal([]);
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'client-info');
  expect(overflowOf(walk.element)).to.deep.equal([]);
  await fillContact(walk);
  await click(walk, walk.words.continue);
  await untilStep(walk, 'confirm');
  expect(overflowOf(walk.element)).to.deep.equal([]);
  await click(walk, walk.words.submit);
  await untilStep(walk, 'success');
  expect(overflowOf(walk.element)).to.deep.equal([]);
}

async function expectFits({ element }: Walk): Promise<void> {
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

afterEach(() => setViewport(DESKTOP));

describe('on a phone of 390 x 844 px', () => {
  it('a guest sees all fields, and then the whole booking with its button, without scrolling', async () => {
    await setViewport(PHONE);
    document.body.style.margin = '0';
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    walk.element.scrollIntoView();
    const top = (
      await untilRole(walk.element, 'button', walk.words.continue)
    ).getBoundingClientRect().top;
    expect(top).to.be.lessThan(PHONE.height);
    for (const name of [walk.words.name, walk.words.email, walk.words.phone]) {
      const { bottom } = (await field(walk, name)).getBoundingClientRect();
      expect(bottom, name).to.be.lessThan(top);
    }

    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    walk.element.scrollIntoView();
    const button = (
      await untilRole(walk.element, 'button', walk.words.submit)
    ).getBoundingClientRect();
    const total = byRole(walk.element, 'checkbox', 'Quero fatura com NIF').getBoundingClientRect();
    expect(total.bottom).to.be.lessThan(button.top);
    expect(button.bottom).to.be.lessThan(PHONE.height);
  });

  it('nothing is wider than the screen where the name of the shop is one very long word', async () => {
    await setViewport({ ...PHONE, width: 320 });
    const path = '/rest/v1/web/campaigns/101';
    const campaign = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as object;
    const shopName = 'www.restaurante-tascaluadealfamalisboaportugalcomvistaparaotejo.example';
    await setFault({ match: `GET ${path}`, status: 200, body: { ...campaign, shopName } });
    await expectBookingFits();
  });

  it('nothing is wider than the screen in the largest text', async () => {
    await setViewport({ ...PHONE, width: 360 });
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    walk.element.style.setProperty('--mc-font-size', '26px');
    expect(overflowOf(walk.element)).to.deep.equal([]);
    const days = [...(walk.element.shadowRoot?.querySelectorAll('.mc-day') ?? [])];
    expect(days.filter((day) => day.scrollHeight > day.clientHeight)).to.deep.equal([]);
    expect(days.filter((day) => day.scrollWidth > day.clientWidth)).to.deep.equal([]);
  });
});

describe('at 360 x 740', () => {
  const SMALL_PHONE = { width: 360, height: 740 };

  afterEach(() => {
    document.body.style.margin = '';
    document.body.style.removeProperty('--mc-font-size');
  });

  it('the bar itself says when a booking is paid, in full, wherever the page is scrolled', async () => {
    await setViewport(SMALL_PHONE);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    const submit = await untilRole(walk.element, 'button', walk.words.submit);
    const summary = submit.parentElement?.querySelector('.mc-action-bar__summary');
    for (const part of [summary, ...(summary?.children ?? [])]) {
      expect(part?.scrollWidth, part?.textContent).to.equal(part?.clientWidth);
    }
    for (const y of [0, 200, 400, document.documentElement.scrollHeight]) {
      scrollTo(0, y);
      const { top, bottom } = summary?.getBoundingClientRect() ?? new DOMRect();
      expect(top, `scrolled to ${y}`).to.be.at.least(0);
      expect(bottom, `scrolled to ${y}`).to.be.below(SMALL_PHONE.height);
    }
  });

  it('text of twice the size leaves a booking within the screen, step after step', async () => {
    document.body.style.margin = '0';
    document.body.style.setProperty('--mc-font-size', '32px');
    await setViewport(SMALL_PHONE);
    await expectBookingFits();
  });
});

describe('in a side column of 180 px', () => {
  it('nothing is wider than the column, from the calendar to the confirmation', async () => {
    await setViewport({ width: 180, height: 700 });
    await expectBookingFits();
  });
});

describe('what a screen of 320 px says beside its content', () => {
  it('is no wider than it, has no barrier: a cart with an unknown item, one taken out, a lost change; a menu searched in vain; services without one', async () => {
    await setViewport({ width: 320, height: 720 });
    const walk = await startWalk({
      ...guestWith('one-shop'),
      'cart-items': JSON.stringify([{ id: 99, productId: 99, qty: 1 }]),
    });
    await untilShown(walk, 'Não encontrámos o artigo 99.');
    await expectFits(walk);
    await click(walk, 'Retirar Sardinhas em azeite, 120 g');
    await untilRole(walk.element, 'button', 'Anular');
    await expectFits(walk);
    await setFault({ match: '/web/shopping-cart/add', status: 504, times: 1 });
    await click(walk, 'Mais um: Azeite virgem extra, 500 ml');
    await untilShown(walk, 'A encomenda está como a vês');
    await expectFits(walk);
    walk.element.remove();
    const menu = await startWalk({ shop: 1, menu: true });
    await expectFits(menu);
    fill(await untilRole(menu.element, 'searchbox', 'Procurar no menu'), 'pizza');
    await untilShown(menu, 'Não há nada com esse nome');
    await expectFits(menu);
    menu.element.remove();
    const full = await startWalk({ ...LISTING, service: 206 });
    await untilRole(full.element, 'link', 'Perguntar por SMS');
    await expectFits(full);
  });
});
