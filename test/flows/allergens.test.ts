import {
  allByRole,
  byRole,
  describe,
  expect,
  fill,
  it,
  setFault,
  shownText,
  untilRole,
  untilText,
} from '../support/index.ts';
import { keepTascaOpen, MENU_ORDER } from './order-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';

const headings = ({ element }: Walk) =>
  allByRole(element, 'heading').map(({ computedName }) => computedName);

/** Whether a dish is shown below the heading of those that do not say what they contain. */
const isApart = (walk: Walk, dish: string) =>
  headings(walk).indexOf(dish) > headings(walk).indexOf('Sem informação de alergénios');

const withoutGluten = (walk: Walk) => untilRole(walk.element, 'button', 'Sem glúten');

async function leaveOutGluten(walk: Walk): Promise<void> {
  (await withoutGluten(walk)).click();
  await untilText(walk.element, 'artigos sem glúten.');
}

describe('the menu without an allergen', () => {
  it('leaves out the dishes that name it, and shows apart those that say nothing', async () => {
    const walk = await startWalk({ shop: 1, menu: true });
    expect(headings(walk)).to.include('Couvert da casa');
    await leaveOutGluten(walk);
    expect((await withoutGluten(walk)).getAttribute('aria-pressed')).to.equal('true');
    expect(headings(walk)).not.to.include('Couvert da casa');
    expect(isApart(walk, 'Sardinhas assadas')).to.equal(false);
    expect(isApart(walk, 'Frango piri-piri')).to.equal(true);
    expect(shownText(walk.element)).to.match(
      /\d+ artigos sem glúten\. \d+ sem informação de alergénios\./,
    );
    byRole(walk.element, 'button', 'Sem informação de alergénios');
    (await withoutGluten(walk)).click();
    await untilText(walk.element, 'Couvert da casa');
  });

  it('is searched together with the names of dishes, and comes back whole with one press', async () => {
    const walk = await startWalk({ shop: 1, menu: true });
    await leaveOutGluten(walk);
    fill(byRole(walk.element, 'searchbox', 'Procurar no menu'), 'bacalhau natas');
    await untilText(walk.element, 'Nada sem glúten');
    await click(walk, 'Mostrar o menu todo');
    await untilText(walk.element, 'Couvert da casa');
    expect((await withoutGluten(walk)).getAttribute('aria-pressed')).to.equal('false');
  });

  it('is remembered on the way to the cart and back, and kept nowhere', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    await leaveOutGluten(walk);
    await click(walk, 'Adicionar Queijo de Azeitão');
    await click(walk, 'Ver encomenda');
    await untilStep(walk, 'cart-review');
    await click(walk, 'Voltar');
    await untilStep(walk, 'menu');
    expect((await withoutGluten(walk)).getAttribute('aria-pressed')).to.equal('true');
    const stored = JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
    ]);
    expect(stored).not.to.match(/gl[uú]ten/i);
  });

  it('stays without it in another language, whatever the allergen is called there', async () => {
    const english = (await (await fetch('/rest/shop/1?language=en_EN')).text()).replaceAll(
      /"gl[uú]ten"/gi,
      '"wheat"',
    );
    const walk = await startWalk({ shop: 1, menu: true });
    await leaveOutGluten(walk);
    await setFault({ match: 'GET /rest/shop/1', status: 200, body: JSON.parse(english) as object });
    walk.element.setAttribute('lang', 'en');
    await untilText(walk.element, 'without wheat.');
    const chip = await untilRole(walk.element, 'button', 'Without wheat');
    expect(chip.getAttribute('aria-pressed')).to.equal('true');
    expect(headings(walk)).not.to.include('Couvert da casa');
    expect(headings(walk)).not.to.include('House couvert');
    expect(allByRole(walk.element, 'button', /^Without .*/).length).to.be.above(2);
  });

  it('is not offered where no dish says what it contains', async () => {
    const text = await (await fetch('/rest/shop/1?language=pt_PT')).text();
    const body = JSON.parse(text.replaceAll(/,"allergens":\[[^\]]*\]/g, '')) as object;
    await setFault({ match: 'GET /rest/shop/1', status: 200, body });
    const walk = await startWalk({ shop: 1, menu: true });
    expect(shownText(walk.element)).not.to.include('alergénios');
  });
});
