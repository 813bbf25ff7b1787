import {
  activeElement,
  allIdle,
  byRole,
  choose,
  describe,
  expect,
  it,
  press,
  recordedRequests,
  tabTo,
  type,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  guestWith,
  ORDER,
  pickWay,
  startAtDelivery,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { field } from './walk.ts';

describe('with the keyboard alone', () => {
  const go = async (target: HTMLElement) => {
    await tabTo(target);
    await press('Enter');
  };

  it('a saved address is deleted, and the focus moves to the one that is left', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await tabTo(await untilRole(walk.element, 'radio', /^Casa/));
    await press('Space');
    await go(await untilRole(walk.element, 'button', /^Apagar/));
    const question = await untilRole(walk.element, 'alertdialog', 'Apagar esta morada?');
    await whenIdle(() => question.contains(activeElement()), { what: 'the focus in the question' });
    // The way out comes first.
    await press('Tab');
    expect(activeElement()?.computedName).to.equal('Cancelar');
    await go(byRole(question, 'button', 'Apagar morada'));
    await untilNoRole(walk.element, 'alertdialog');
    await whenIdle(() => activeElement()?.computedName.startsWith('Escritório'), {
      what: 'the focus on the address that is left',
    });
    await press('Tab');
    expect(activeElement()?.computedName).to.match(/^Alterar/);
  });

  it('a foreign postal code that Enter sends has its own rates', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.delivery);
    choose(await untilRole(walk.element, 'combobox', 'País'), '68');
    await typeAddress(walk, '06001');
    (await field(walk, 'Código postal')).focus();
    await press('Tab');
    await untilShown(walk, /CTT Internacional/);
    const code = await field(walk, 'Código postal');
    code.focus();
    await press('Control+a');
    await type('28001');
    await press('Enter');
    await allIdle();
    const rates = await recordedRequests({ path: '/delivery/rates' });
    expect(rates.at(-1)?.query['postalCode']).to.equal('28001');
  });
});
