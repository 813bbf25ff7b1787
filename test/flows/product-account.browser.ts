import {
  activeElement,
  afterEach,
  allByRole,
  allIdle,
  byRole,
  cdp,
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
  expectUsable,
  guestWith,
  ORDER,
  pickWay,
  sentOrders,
  startAtDelivery,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { click, field, RUI, startWalk, untilStepEntered } from './walk.ts';

describe('pickup points near the customer', () => {
  const allow = (setting: 'granted' | 'denied') =>
    cdp('Browser.setPermission', {
      permission: { name: 'geolocation' },
      setting,
      origin: location.origin,
    });

  afterEach(async () => {
    await cdp('Emulation.clearGeolocationOverride');
    await cdp('Browser.resetPermissions');
  });

  it('come first and say how far they are, once the customer lets the position be known; before that they are looked for by town', async () => {
    await allow('denied');
    const before = await startAtDelivery(guestWith('one-shop'));
    await pickWay(before, ORDER.pickupPoint);
    await click(before, 'Perto de mim');
    await untilShown(before, 'Não sabemos onde estás. Procura pela localidade.');
    await expectUsable(before);
    expect(allByRole(before.element, 'alertdialog')).to.deep.equal([]);
    await untilRole(before.element, 'list', 'Pontos de recolha');
    for (const { query } of await recordedRequests({ path: '/delivery/pickup-points' }))
      expect(query).not.to.have.property('latitude');
    before.element.remove();
    sessionStorage.clear();
    await allow('granted');
    await cdp('Emulation.setGeolocationOverride', {
      latitude: 38.5714,
      longitude: -7.9135,
      accuracy: 20,
    });
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.pickupPoint);
    await click(walk, 'Perto de mim');
    await untilShown(walk, 'Os mais próximos estão primeiro.');
    await expectUsable(walk);
    const list = await untilRole(walk.element, 'list', 'Pontos de recolha');
    list.scrollIntoView();
    const nearest = await whenIdle(() => allByRole(list, 'button')[0]);
    expect(nearest.textContent).to.match(/Évora$/);
    expect(nearest.textContent).to.match(/\d+ m|\d,\d km/);
    const asked = await recordedRequests({ path: '/delivery/pickup-points' });
    expect(asked.at(-1)?.query).to.include({
      shopDeliveryMethodIds: '303',
      latitude: '38.5714',
      longitude: '-7.9135',
    });
  });
});

describe('with the keyboard alone', () => {
  const go = async (target: HTMLElement) => {
    await tabTo(target);
    await press('Enter');
  };

  it('a guest orders from the cart to the thanks; every step begins at its heading', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    const { element, words } = walk;
    await untilRole(element, 'button', words.continue);
    await go(byRole(element, 'button', words.continue));
    await untilStepEntered(walk, 'delivery');
    await go(await untilRole(element, 'button', ORDER.storePickup));
    await untilRole(element, 'heading', /^Levantar na loja Mercearia/);
    await go(byRole(element, 'button', words.continue));
    await untilStepEntered(walk, 'payment-method');
    await go(await untilRole(element, 'button', ORDER.payLater));
    await untilStepEntered(walk, 'confirm');
    await tabTo(await untilRole(element, 'textbox', words.name));
    await type(RUI.name);
    await tabTo(byRole(element, 'textbox', words.email));
    await type(RUI.email);
    await tabTo(byRole(element, 'textbox', words.phone));
    await type(RUI.phone);
    await go(byRole(element, 'button', /^Confirmar/));
    await untilStepEntered(walk, 'success');
    expect(await sentOrders()).to.have.length(1);
  });

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
