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
  until,
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
    await until(() => shadow(element).contains(activeElement()), { what: 'the focus inside' });
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

describe('a trigger that nothing answers', () => {
  it('is told once in the console, whether its element is missing or inline', async () => {
    await loadCheckout();
    document.body.innerHTML =
      '<button data-merchant-checkout-open="#gone">A</button><button data-merchant-checkout-open="#mc">B</button>';
    const element = createCheckout(BOOKING);
    element.id = 'mc';
    document.body.append(element);
    await element.ready;
    const lines: string[] = [];
    const { warn } = console;
    console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    try {
      for (const name of ['A', 'B', 'A']) byRole(document, 'button', name).click();
      await until(() => lines.length >= 2, { what: 'two warnings' });
    } finally {
      console.warn = warn;
    }
    expect(lines).to.have.length(2);
    for (const target of ['"#gone"', '"#mc"']) {
      expect(lines.filter((line) => line.includes(target))).to.have.length(1);
    }
  });
});

describe('the fallback of a dialog that cannot be shown', () => {
  for (const mode of ['modal', 'button']) {
    it(`stands in the page with mode="${mode}", and nowhere while all is well`, async () => {
      await loadCheckout();
      const well = createCheckout({ ...BOOKING, mode });
      const broken = createCheckout({ ...BOOKING, mode, middleware: 'ftp://nowhere.example' });
      for (const element of [well, broken]) {
        element.innerHTML = '<a href="tel:+351210000000">Reservar por telefone</a>';
        document.body.append(element);
      }
      const link = (element: Element) => element.querySelector('a');
      await until(() => link(broken)?.checkVisibility(), { what: 'the fallback in the page' });
      expect(link(well)?.checkVisibility()).to.equal(false);
    });
  }
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
