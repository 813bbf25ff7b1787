import {
  AUTOFILL_TAPS,
  byRole,
  countTaps,
  describe,
  expect,
  it,
  shownText,
  untilRole,
} from '../support/index.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  openTasca,
  sendOrder,
  viewOrder,
} from './order-walks.ts';
import { click, startWalk, stepsOf, untilStepEntered } from './walk.ts';

describe('a guest who orders two dishes for now', () => {
  it('needs 8 taps on 4 screens, and reads on the third when they are ready', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    const taps = countTaps(walk.element);
    await addItem(walk, 'Bacalhau à Brás');
    await addItem(walk, 'Polvo à lagareiro');
    await viewOrder(walk);
    await goOnFromCart(walk);
    await chooseTakeaway(walk);
    expect(byRole(walk.element, 'radio', /depressa/).matches(':checked')).to.equal(true);
    expect(shownText(walk.element)).to.match(/Pronta por volta das \d\d:\d\d/);
    expect(shownText(walk.element)).to.match(/É um pedido: só fica certo quando .* o aceitar/);
    await chooseAsap(walk);
    await sendOrder(walk);
    expect(taps() + AUTOFILL_TAPS).to.equal(8);
    expect(stepsOf(walk)).to.deep.equal(['menu', 'cart-review', 'delivery', 'confirm', 'success']);
  });
});

describe('what is not allowed', () => {
  it('is never chosen for the customer: with a long lead time only the calendar is left', async () => {
    await openTasca({ minimumSecondsBeforeBooking: 61 * 60 });
    const walk = await startWalk(MENU_ORDER);
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await goOnFromCart(walk);
    expect(shownText(walk.element)).not.to.match(/depressa/);
    await click(walk, walk.words.continue);
    await untilStepEntered(walk, 'booking');
    await untilRole(walk.element, 'grid');
  });
});
