import {
  activeElement,
  afterEach,
  allByRole,
  byRole,
  cdp,
  describe,
  expect,
  it,
  press,
  recordedRequests,
  setFault,
  tabTo,
  type,
  until,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  expectUsable,
  guestWith,
  ORDER,
  pick,
  pickWay,
  sentOrders,
  startAtDelivery,
  untilShown,
} from './product-walks.ts';
import { click, RUI, startWalk, untilStepEntered } from './walk.ts';

describe('a saved address', () => {
  it('is deleted after a question; a failure is shown in it, and the focus stays in the list', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await pick(walk, /^Casa/);
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await click(walk, /^Apagar/);
    const question = await untilRole(walk.element, 'alertdialog', 'Apagar esta morada?');
    await untilText(question, 'Não dá para desfazer.');
    await expectUsable(walk);
    await press('Escape');
    await untilNoRole(walk.element, 'alertdialog');

    await click(walk, /^Apagar/);
    await setFault({
      match: 'POST /rest/user/addresses/delete',
      status: 500,
      body: { status: 500, name: 'X', message: 'Agora não dá.', code: 'X' },
      times: 1,
    });
    await click(walk, 'Apagar morada');
    await untilShown(walk, 'Agora não dá.');
    await click(walk, 'Apagar morada');
    await untilNoRole(walk.element, 'alertdialog');
    await until(() => activeElement()?.computedRole === 'radio', { what: 'the focus in the list' });
    expect(allByRole(walk.element, 'radio', /^Casa/)).to.deep.equal([]);
    // The only one that is left is chosen. Spec section 4 "Delivery".
    const left = await untilRole(walk.element, 'radio', /^Escritório/);
    expect(left.matches(':checked')).to.equal(true);
    const deleted = await recordedRequests({ path: '/user/addresses/delete' });
    expect(deleted.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'POST /rest/user/addresses/delete/9001',
      'POST /rest/user/addresses/delete/9001',
    ]);
    expect(deleted[1]?.query).to.deep.equal({
      clientApplication: 'WEB',
      language: 'pt_PT',
      token: 'token-ana',
    });
  });
});

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

  it('come first and say how far they are, once the customer lets the position be known', async () => {
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
    const nearest = await until(() => allByRole(list, 'button')[0]);
    expect(nearest.textContent).to.match(/Évora$/);
    expect(nearest.textContent).to.match(/\d+ m|\d,\d km/);
    const asked = await recordedRequests({ path: '/delivery/pickup-points' });
    expect(asked.at(-1)?.query).to.include({
      shopDeliveryMethodIds: '303',
      latitude: '38.5714',
      longitude: '-7.9135',
    });
  });

  it('are looked for by their town where it may not be known, without a reproach', async () => {
    await allow('denied');
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.pickupPoint);
    await click(walk, 'Perto de mim');
    await untilShown(walk, 'Não sabemos onde estás. Procura pela localidade.');
    await expectUsable(walk);
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);
    await untilRole(walk.element, 'list', 'Pontos de recolha');
    const asked = await recordedRequests({ path: '/delivery/pickup-points' });
    for (const { query } of asked) expect(query).not.to.have.property('latitude');
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
});
