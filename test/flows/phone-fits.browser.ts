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
  click,
  field,
  fillContact,
  oneFreeSlot,
  startWalk,
  untilStep,
  type Walk,
} from './walk.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { guestWith, untilShown } from './product-walks.ts';
import { LISTING } from './service-walks.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };

/** Three sizes at which a booking is tight: what is wide, the text at the size of the page (px), and the window. */
const TIGHT = [
  ['a phone of 320 px', 16, { width: 320, height: 844 }],
  ['text of twice the size', 32, { width: 360, height: 740 }],
  ['a side column of 180 px', 16, { width: 180, height: 700 }],
] as const;

const setTextSize = (px: number) => document.body.style.setProperty('--mc-font-size', `${px}px`);

/** Bars that stay in view although they take more than a third of the window. */
const highBarsOf = ({ shadowRoot }: HTMLElement): readonly string[] =>
  [...(shadowRoot?.querySelectorAll('.mc-action-bar') ?? [])]
    .filter(
      (bar) =>
        getComputedStyle(bar).position === 'sticky' &&
        bar.getBoundingClientRect().height > innerHeight / 3,
    )
    .map((bar) => `a bar of ${Math.round(bar.getBoundingClientRect().height)} px`);

/** What is wider than the checkout, or hides much of it, at each of the tight sizes. */
async function excessWhereTight({ element }: Walk, step: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [what, textSize, size] of TIGHT) {
    setTextSize(textSize);
    await setViewport(size);
    const excess = [...overflowOf(element), ...highBarsOf(element)];
    found.push(...excess.map((each) => `${step}, ${what}: ${each}`));
  }
  return found;
}

async function expectFits({ element }: Walk): Promise<void> {
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

afterEach(async () => {
  document.body.removeAttribute('style');
  await setViewport(DESKTOP);
});

describe('on a phone', () => {
  it('a guest sees all fields, and then the whole booking with its button, without scrolling; the bar itself says when it is paid, in full, wherever the page is scrolled', async () => {
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
    const submit = await untilRole(walk.element, 'button', walk.words.submit);
    const button = submit.getBoundingClientRect();
    const total = byRole(walk.element, 'checkbox', 'Quero fatura com NIF').getBoundingClientRect();
    expect(total.bottom).to.be.lessThan(button.top);
    expect(button.bottom).to.be.lessThan(PHONE.height);

    await setViewport(SMALL_PHONE);
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
});

describe('where there is little room', () => {
  it('nothing is wider than the screen, and no bar hides a third of it, step after step: in text of twice the size and in a side column too, where the name of the shop is one very long word', async () => {
    document.body.style.margin = '0';
    const path = '/rest/v1/web/campaigns/101';
    const campaign = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as object;
    const shopName = 'www.restaurante-tascaluadealfamalisboaportugalcomvistaparaotejo.example';
    await setFault({ match: `GET ${path}`, status: 200, body: { ...campaign, shopName } });
    const walk = await startWalk({ ...GUEST, campaign: 101 });

    setTextSize(26);
    await setViewport(SMALL_PHONE);
    const days = [...(walk.element.shadowRoot?.querySelectorAll('.mc-day') ?? [])];
    expect(days).not.to.deep.equal([]);
    expect(days.filter((day) => day.scrollHeight > day.clientHeight)).to.deep.equal([]);
    expect(days.filter((day) => day.scrollWidth > day.clientWidth)).to.deep.equal([]);

    const seen: string[] = [];
    const found: string[] = [];
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      seen.push(step);
      found.push(...(await excessWhereTight(walk, step)));
    });
    expect(seen).to.deep.equal(walkOfType(1).steps);
    expect(found).to.deep.equal([]);
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
