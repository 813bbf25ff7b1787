import {
  activeElement,
  afterEach,
  allIdle,
  byRole,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  expectNoAxeViolations,
  hearEvents,
  it,
  loadCheckout,
  openFramedPage,
  passOnChanges,
  press,
  recordedRequests,
  setViewport,
  shadow,
  tabTo,
  untilEvent,
  untilNoRole,
  untilRole,
  whenIdle,
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
    const receivedEvents = hearEvents();
    const trigger = byRole(document, 'button', 'Reservar mesa');
    expect(await recordedRequests()).to.deep.equal([]);

    const ready = untilEvent(element, 'ready');
    await tabTo(trigger);
    await press('Enter');
    await ready;
    await untilRole(element, 'dialog');
    expect(shadow(element).contains(activeElement())).to.equal(true);
    await expectNoAxeViolations(document.documentElement);

    await press('Escape');
    await untilNoRole(element, 'dialog');
    expect(activeElement()).to.equal(trigger);
    expect(receivedEvents.at(-1)).to.deep.equal({ name: 'close', detail: {} });
  });

  it('loads no code of the checkout before it opens', async () => {
    const { page } = await openFramedPage();
    const element = createCheckout({ ...BOOKING, mode: 'modal' }, '', page.document);
    page.document.body.append(element);
    passOnChanges(page, element);
    await whenIdle(() => shadow(element).querySelector('dialog') !== null);
    const files = page.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(files.filter((name) => /\/(app|react|shared)\.js/.test(name))).to.deep.equal([]);
  });
});

describe('a dialog on a phone', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('is a sheet from the bottom, as wide as the screen, whatever opens it', async () => {
    await setViewport({ width: 360, height: 844 });
    await loadCheckout();
    for (const mode of ['modal', 'button']) {
      const element = createCheckout({ ...BOOKING, campaign: 103, mode });
      document.body.append(element);
      element.open();
      await element.ready;
      const dialog = await untilRole(element, 'dialog');
      const { left, right, bottom } = dialog.getBoundingClientRect();
      expect([left, right, bottom], mode).to.deep.equal([0, 360, 844]);
      element.remove();
    }
  });
});

describe('the fallback of a dialog that cannot be shown', () => {
  it('stands in the page, and nowhere while all is well', async () => {
    await loadCheckout();
    const link = (element: Element) => element.querySelector('a');
    for (const mode of ['modal', 'button']) {
      const well = createCheckout({ ...BOOKING, mode });
      const broken = createCheckout({ ...BOOKING, mode, middleware: 'ftp://nowhere.example' });
      for (const element of [well, broken]) {
        element.innerHTML = '<a href="tel:+351210000000">Reservar por telefone</a>';
        document.body.append(element);
      }
      await allIdle();
      expect(link(broken)?.checkVisibility(), mode).to.equal(true);
      expect(link(well)?.checkVisibility(), mode).to.equal(false);
    }
  });
});

describe('a dialog in a hidden part of the page', () => {
  /** An element inside a parent of this style, and a control of the page that has to stay usable. */
  async function mountIn(style: string, mode = 'modal') {
    await loadCheckout();
    document.body.innerHTML = `<button>Menu</button><div style="${style}"></div>`;
    const parent = document.querySelector('div');
    const element = createCheckout({ ...BOOKING, mode });
    parent?.append(element);
    return { parent, element };
  }
  /** Whether the page outside of the dialog can be used: what is inert takes no focus. */
  function isUsable(): boolean {
    const button = byRole(document, 'button', 'Menu');
    button.focus();
    return document.activeElement === button;
  }

  it('that is not drawn does not open and warns once; shown again, it opens', async () => {
    for (const style of ['display: none', 'content-visibility: hidden']) {
      const { parent, element } = await mountIn(style);
      const lines = await consoleDuring(async () => {
        element.open();
        await allIdle();
        element.open();
        await allIdle();
      });
      const ofDialog = lines.filter((line) => line.includes('hidden part of the page'));
      expect(ofDialog, style).to.have.length(1);
      expect(isUsable()).to.equal(true);

      parent?.removeAttribute('style');
      element.open();
      await untilRole(element, 'dialog');
    }
  });

  it('that is only out of sight is seen', async () => {
    for (const style of ['visibility: hidden', 'opacity: 0', 'transform: scale(0)']) {
      const { element } = await mountIn(style);
      element.open();
      const dialog = await untilRole(element, 'dialog');
      expect(dialog.getBoundingClientRect().height, style).to.be.greaterThan(100);
      expect(getComputedStyle(dialog).visibility, style).to.equal('visible');
    }
  });

  it('closes when the page hides what is around it', async () => {
    const { parent, element } = await mountIn('');
    element.open();
    await untilRole(element, 'dialog');
    const closed = untilEvent(element, 'close');
    if (parent) parent.style.display = 'none';
    await closed;
    expect(isUsable()).to.equal(true);
  });
});

describe('mode="button"', () => {
  it('floats above a transformed, clipped parent, also after a move and a return to the page', async () => {
    await loadCheckout();
    document.body.innerHTML =
      '<div style="transform: scale(0.5); overflow: hidden; block-size: 10px"></div><p></p>' +
      '<div style="position: fixed; inset: 0; z-index: 2147483647"></div>';
    const [parent, second] = [document.querySelector('div'), document.querySelector('p')];
    const element = createCheckout({ ...BOOKING, mode: 'button' });
    parent?.append(element);
    /** Whether a press on the button in the corner of the window reaches it. */
    const isOnTop = () => {
      const box = byRole(element, 'button', 'Reservar').getBoundingClientRect();
      const isInCorner = Math.abs(window.innerWidth - box.right - 16) < 20 && box.height >= 44;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return isInCorner && document.elementFromPoint(x, y) === element;
    };
    await untilRole(element, 'button', 'Reservar');
    expect(isOnTop()).to.equal(true);

    second?.append(element);
    expect(isOnTop()).to.equal(true);

    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    parent?.append(element);
    await untilRole(element, 'button', 'Reservar');
    expect(isOnTop()).to.equal(true);
  });

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
