import {
  activeElement,
  byRole,
  createCheckout,
  describe,
  expect,
  expectNoAxeViolations,
  hearEvents,
  it,
  loadCheckout,
  press,
  recordedRequests,
  shadow,
  tabTo,
  untilEvent,
  untilNoRole,
  untilRole,
} from '../support/index.ts';

const BOOKING = { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true };

describe('mode="modal"', () => {
  it('opens from a button of the page, closes with Escape and gives the focus back', async () => {
    await loadCheckout();
    document.body.innerHTML =
      '<main><h1>Tasca</h1><button data-merchant-checkout-open="#mc">Reservar mesa</button></main>';
    const element = createCheckout({ ...BOOKING, mode: 'modal' });
    element.id = 'mc';
    document.body.append(element);
    const heard = hearEvents();
    const trigger = byRole(document, 'button', 'Reservar mesa');
    expect(await recordedRequests()).to.deep.equal([]);

    const ready = untilEvent(element, 'ready');
    await tabTo(trigger);
    await press('Enter');
    await untilRole(element, 'dialog');
    await ready;
    expect(shadow(element).contains(activeElement())).to.equal(true);
    await expectNoAxeViolations(document.documentElement);

    await press('Escape');
    await untilNoRole(element, 'dialog');
    expect(activeElement()).to.equal(trigger);
    expect(heard.at(-1)).to.deep.equal({ name: 'close', detail: {} });
  });

  it('opens and closes by script', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, mode: 'modal' });
    document.body.append(element);
    element.open();
    await untilRole(element, 'dialog');
    element.close();
    await untilNoRole(element, 'dialog');
  });
});

describe('mode="button"', () => {
  it('floats one button that opens the checkout', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, mode: 'button' });
    document.body.append(element);
    const launcher = await untilRole(element, 'button', 'Reservar');
    const ready = untilEvent(element, 'ready');
    await tabTo(launcher);
    await press('Space');
    await untilRole(element, 'dialog');
    await ready;
    await press('Escape');
    await untilNoRole(element, 'dialog');
    expect(activeElement()).to.equal(launcher);
  });
});
