// oxlint-disable-next-line no-restricted-imports -- where a page is scrolled to is the browser's own, and the mark follows it
import { until } from '../support/index.ts';
import {
  activeElement,
  afterEach,
  byRole,
  createCheckout,
  describe,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  loadCheckout,
  setViewport,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  addItem,
  chooseAsap,
  chooseDelivery,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  sendOrder,
  viewOrder,
} from './order-walks.ts';
import { click, startWalk, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const HEIGHT = 720;

afterEach(async () => {
  await emulateMedia({});
  await setViewport(DESKTOP);
});

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  for (const width of [320, 360]) {
    await setViewport({ width, height: HEIGHT });
    await expectNoOverflow(element);
  }
  await expectNoAxeViolations(element);
}

const search = ({ element }: Walk) => untilRole(element, 'searchbox', 'Procurar no menu');

describe('a menu that is only read', () => {
  it('hides nothing that has the focus under the line of sections, and shows no button of an item over it', async () => {
    await setViewport({ width: 360, height: HEIGHT });
    const walk = await startWalk(MENU_ORDER);
    const add = await untilRole(walk.element, 'button', 'Adicionar Salada de polvo');
    const line = byRole(walk.element, 'navigation', 'Secções do menu');
    await until(() => {
      add.scrollIntoView({ block: 'start' });
      const { bottom } = line.getBoundingClientRect();
      return bottom > 0 && bottom < add.getBoundingClientRect().top;
    });
    window.scrollBy(0, add.getBoundingClientRect().top - line.clientHeight / 2);
    await until(() => line.getBoundingClientRect().top === 0, { what: 'the line at the top' });
    const { x, y, width, height } = add.getBoundingClientRect();
    const above = walk.element.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2);
    expect(line.contains(above ?? null)).to.equal(true);
  });

  it('leads to a section with the focus, and marks the one that is read, also one that was drawn late or found by a search', async () => {
    await setViewport({ width: 360, height: HEIGHT });
    const walk = await startWalk({ shop: 1, menu: true });
    const isMarked = (name: string) =>
      byRole(walk.element, 'button', name).getAttribute('aria-current') === 'true';
    expect(isMarked('Para começar')).to.equal(true);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await until(() => !isMarked('Para começar'), { what: 'the mark of a section further on' });
    window.scrollTo(0, 0);
    await until(() => isMarked('Para começar'), { what: 'the mark of the first section again' });
    await click(walk, 'Doces');
    const heading = byRole(walk.element, 'heading', 'Doces');
    expect(activeElement()).to.equal(heading);
    await until(
      () => {
        const { top } = heading.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      },
      { what: 'the section in view' },
    );
    await until(() => isMarked('Doces'), { what: 'the mark of the section below' });
    fill(await search(walk), 'bacalhau');
    await untilNoRole(walk.element, 'button', 'Doces');
    await until(() => isMarked('Para começar'), { what: 'the mark of a section that was found' });
  });
});

describe('a menu in a dialog', () => {
  it('is no wider than a phone, however many sections it has', async () => {
    await setViewport({ width: 320, height: HEIGHT });
    await loadCheckout();
    const element = createCheckout({ ...MENU_ORDER, mode: 'modal' });
    document.body.append(element);
    element.open();
    await untilRole(element, 'button', 'Adicionar Couvert da casa');
    const dialog = await untilRole(element, 'dialog');
    expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
  });
});

/** The same in the dark, whose colours are others. */
async function expectUsableInDark(walk: Walk): Promise<void> {
  await expectUsableOnPhones(walk);
  await emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(walk.element);
  await emulateMedia({});
}

describe('every screen of an order is accessible and fits phones of 360 and 320 px', () => {
  it('from the menu to the thanks, with its errors; the menu and the cart in the dark too', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    await addItem(walk, 'Couvert da casa', 2);
    await expectUsableInDark(walk);
    await viewOrder(walk);
    await expectUsableInDark(walk);
    await click(walk, 'Retirar Couvert da casa');
    await untilRole(walk.element, 'button', 'Anular');
    await expectUsableOnPhones(walk);
    await click(walk, 'Anular');
    await goOnFromCart(walk);
    await expectUsableOnPhones(walk);
    (await untilRole(walk.element, 'radio', /^Entrega em casa/)).click();
    await click(walk, walk.words.continue);
    await whenIdle(() => walk.element.shadowRoot?.querySelector('.mc-field-error'));
    await expectUsableOnPhones(walk);
    await chooseDelivery(walk);
    await expectUsableOnPhones(walk);
    await chooseAsap(walk);
    await expectUsableOnPhones(walk);
    await sendOrder(walk);
    await untilRole(walk.element, 'heading', 'A tua encomenda');
    await expectUsableOnPhones(walk);
  });
});
