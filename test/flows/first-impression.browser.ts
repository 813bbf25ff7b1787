import {
  afterEach,
  allIdle,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  setViewport,
  untilText,
  whenIdle,
  type Attributes,
  type Language,
} from '../support/index.ts';
import { contentLanguage, TAGS } from './languages-walks.ts';
import {
  GUEST,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';
import { VOUCHER, walkToPayment } from './voucher-walks.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 360, height: 740 };

/** The first choice of the customer: a time of the timetable. */
const timesOf = ({ element }: Pick<Walk, 'element'>) =>
  whenIdle(
    () => {
      const times = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.mc-slot') ?? [])];
      return times.length > 0 && times;
    },
    { what: 'the times of a day' },
  );

/** Where something stands below the upper edge of the element, in px. */
const below = ({ element }: Walk, edge: 'top' | 'bottom', shown: Element | undefined) =>
  (shown?.getBoundingClientRect()[edge] ?? Infinity) - element.getBoundingClientRect().top;

afterEach(async () => {
  document.body.removeAttribute('style');
  await setViewport(DESKTOP);
});

/** The language of the platform comes last, so that the wide screen is in it. */
const LANGUAGES: readonly Language[] = ['es', 'en', 'fr', 'de', 'pt'];

const OFFERS = [
  ['a table with a price', { ...GUEST, campaign: 101 }],
  ['a table on request', { ...GUEST, campaign: 102 }],
  ['a table of several dates', { ...GUEST, campaign: 106 }],
  ['a table in a seating area', { ...GUEST, shop: 1, campaign: 101 }],
  ['a service with a choice of staff', { shop: 2, services: true, service: 201, ...GUEST }],
] as const;

describe('the first screen of a booking shows times', () => {
  it('at 400 px at most on a phone, in five languages; a whole row of them in a column of 600 px beside the calendar at 1024', async () => {
    for (const [what, attributes] of OFFERS) {
      // As in the text column of a page.
      document.body.style.margin = '0 16px';
      // Wider than most fonts: a page's font must not push the times down.
      document.body.style.fontFamily = 'DejaVu Sans, Verdana, sans-serif';
      await setViewport(PHONE);
      const walk = await startWalk(attributes);
      for (const language of LANGUAGES) {
        walk.element.lang = language;
        const [first] = await timesOf(walk);
        expect(contentLanguage(walk)).to.equal(TAGS[language]);
        expect(below(walk, 'top', first), `${what}, ${language}`).to.be.at.most(400);
      }

      document.body.removeAttribute('style');
      await setViewport({ width: 1024, height: 800 });
      const [first] = await timesOf(walk);
      expect(below(walk, 'bottom', first), what).to.be.at.most(600);
      const day = walk.element.shadowRoot?.querySelector('.mc-day');
      expect(first?.getBoundingClientRect().left, what).to.be.above(
        day?.getBoundingClientRect().right ?? Infinity,
      );
      walk.element.remove();
    }
  });
});

describe('the confirmation of a booking is short', () => {
  it('1,000 px at most on a phone, with everything that the customer needs', async () => {
    document.body.style.margin = '0';
    document.body.style.fontFamily = 'Arial, sans-serif';
    await setViewport(PHONE);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    await submit(walk);
    await untilStep(walk, 'success');
    for (const part of ['Reserva confirmada', 'Código', 'E agora?', 'Guardar no calendário'])
      await untilText(walk.element, part);
    expect(walk.element.getBoundingClientRect().height).to.be.at.most(1000);
  });
});

/** First screens of all heights. */
const FIRST_SCREENS = [
  ...OFFERS,
  ['the choice of a reservation type', { campaign: 101, 'allow-guest-login': true }],
  ['the services of a shop', { shop: 2, services: true, 'allow-guest-login': true }],
  ['a menu to order from', { shop: 1, campaign: 107, menu: true, ...GUEST }],
  ['products in a cart', { shop: 3, products: true, 'session-id': 'two-shops' }],
] as const;

/** Collects how far things on the page move without a press, as the browser counts it. */
function watchShifts() {
  let shift = 0;
  const count = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries)
      if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    count(observer.takeRecords());
    observer.disconnect();
    return shift;
  };
}

/** How far the page moves while an element with these attributes arrives above its footer. */
async function shiftOf(attributes: Attributes): Promise<number> {
  const element = createCheckout({ lang: 'pt', ...attributes });
  const footer = document.createElement('footer');
  footer.style.cssText = 'block-size: 900px; background: silver';
  const endWatch = watchShifts();
  document.body.append(element, footer);
  await element.ready;
  await allIdle();
  element.remove();
  footer.remove();
  return endWatch();
}

/** A phone, the least width of two columns, and a large screen. */
const WIDTHS = [360, 640, 1024];

describe('nothing on the page moves while the first screen arrives', () => {
  for (const width of WIDTHS) {
    it(`at ${width} px, whatever is shown first`, async () => {
      await loadCheckout();
      document.body.style.margin = '0';
      await setViewport({ width, height: 740 });
      const moved: Record<string, number> = {};
      for (const [what, attributes] of FIRST_SCREENS) {
        const shift = await shiftOf(attributes);
        if (shift !== 0) moved[what] = shift;
      }
      expect(moved).to.deep.equal({});
    });
  }

  it('in a high window too: a short cart of products', async () => {
    await loadCheckout();
    document.body.style.margin = '0';
    await setViewport({ width: 412, height: 915 });
    expect(await shiftOf({ shop: 3, products: true, 'session-id': 'one-shop' })).to.equal(0);
  });
});

/** Whether two things stand beside each other, and do not overlap. */
function expectBeside(one: Element | null | undefined, other: Element | null | undefined) {
  const [left, right] = [one, other].map((each) => each?.getBoundingClientRect());
  expect(left?.right, 'left of').to.be.below(right?.left ?? -Infinity);
  expect(left?.top, 'not above').to.be.below(right?.bottom ?? -Infinity);
}

describe('from 640 px of the element’s own width, two columns stand', () => {
  const wide = () => setViewport({ width: 1024, height: 800 });

  it('the cart beside the menu, in view while the menu scrolls', async () => {
    await wide();
    const { element } = await startWalk({ shop: 1, campaign: 107, menu: true, ...GUEST });
    const root = element.shadowRoot;
    const order = await whenIdle(() => root?.querySelector('.mc-menu__order'), {
      what: 'the cart',
    });
    expectBeside(root?.querySelector('.mc-menu__items'), order);
    scrollBy({ top: 900, behavior: 'instant' });
    expect(scrollY).to.equal(900);
    expect(order.getBoundingClientRect().top).to.be.within(0, 40);
  });

  it('the details beside the summary, with the button under it', async () => {
    await wide();
    const { element } = await startWalk({ shop: 2, services: true, service: 201, ...GUEST });
    const root = element.shadowRoot;
    const find = (selector: string) =>
      whenIdle(() => root?.querySelector<HTMLElement>(selector), { what: selector });
    (await find('.mc-slot:not([aria-disabled])')).click();
    const summary = await find('.mc-summary');
    expectBeside(root?.querySelector('[autocomplete="name"]'), summary);
    const button = await find('[type="submit"]');
    expect(button.getBoundingClientRect().top).to.be.above(summary.getBoundingClientRect().bottom);
    expect(button.getBoundingClientRect().left).to.be.within(
      summary.getBoundingClientRect().left - 40,
      summary.getBoundingClientRect().right,
    );
  });

  it('the ways to pay beside the purchase, with the button under it; beside a long form the button stays in view', async () => {
    await setViewport({ width: 1024, height: 400 });
    const form = await startWalk(VOUCHER);
    const find = ({ element }: Walk, selector: string) =>
      whenIdle(() => element.shadowRoot?.querySelector<HTMLElement>(selector), { what: selector });
    (await find(form, '.mc-details__summary')).click();
    const toContinue = await find(form, '[type="submit"]');
    expectBeside(await find(form, '.mc-stepper-beside'), toContinue);
    (await find(form, '.mc-gift-card')).scrollIntoView({ block: 'start', behavior: 'instant' });
    expect(toContinue.getBoundingClientRect().top).to.be.within(0, 100);
    form.element.remove();

    const walk = await walkToPayment();
    const purchase = await find(walk, '.mc-card');
    expectBeside(await find(walk, '[type="radio"]'), purchase);
    const pays = (await find(walk, '[type="submit"]')).getBoundingClientRect();
    const { bottom, left, right } = purchase.getBoundingClientRect();
    expect(pays.top).to.be.above(bottom);
    expect([pays.left, pays.right]).to.deep.equal([left, right]);
  });

  it('in a frame that starts where the page’s text starts, and ends at 1,080 px', async () => {
    await setViewport({ width: 1400, height: 800 });
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await timesOf(walk);
    const { element } = walk;
    const frame = await whenIdle(() => element.shadowRoot?.querySelector('.mc-frame'), {
      what: 'the frame',
    });
    const { left, width } = frame.getBoundingClientRect();
    expect([left, width]).to.deep.equal([element.getBoundingClientRect().left, 1080]);
  });

  it('in a dialog that keeps 24 px of air', async () => {
    await wide();
    await loadCheckout();
    const element = createCheckout({ ...GUEST, campaign: 101, mode: 'modal', lang: 'pt' });
    document.body.append(element);
    element.open();
    await timesOf({ element });
    const dialog = await whenIdle(() => element.shadowRoot?.querySelector('dialog[open]'), {
      what: 'the dialog',
    });
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    expect(Math.min(left, top, innerWidth - right, innerHeight - bottom)).to.be.at.least(24);
  });
});
