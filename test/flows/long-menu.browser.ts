// oxlint-disable-next-line no-restricted-imports -- where a page is scrolled to is the browser's own, and the mark follows it
import { until } from '../support/index.ts';
import { manyItems } from '../bench/many-items.mjs';
import {
  afterEach,
  describe,
  expect,
  it,
  setFault,
  setViewport,
  whenIdle,
} from '../support/index.ts';
import { startWalk, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 360, height: 720 };
/** The height of a page's own header that stays in view, in px. */
const PAGE_HEADER = 80;
/** Px that rounding and the line's border may take. */
const SLACK = 2;

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  await setViewport(DESKTOP);
});

/** A phone with a menu of 1,000 items in 20 sections, and the first one in the cart. */
async function startLong(): Promise<Walk> {
  await setViewport(PHONE);
  await setFault({ match: 'GET /rest/shop/1', status: 200, body: manyItems() });
  const walk = await startWalk({ shop: 1, menu: true, cart: '1', 'allow-guest-login': true });
  await whenIdle(() => allOf(walk, 'li h4').length === 1000, { what: 'every item' });
  return walk;
}

// Asking for the roles of thousands of elements takes the browser a minute: here they are found by tag and text.
const allOf = ({ element }: Walk, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

function withText(walk: Walk, selector: string, text: string): HTMLElement {
  const found = allOf(walk, selector).find(({ textContent }) => textContent.trim() === text);
  if (!found) throw new Error(`There is no ${selector} "${text}".`);
  return found;
}

const isMarked = (walk: Walk, name: string) =>
  withText(walk, 'nav button', name).getAttribute('aria-current') === 'true';

const untilMarked = (walk: Walk, name: string) =>
  until(() => isMarked(walk, name), { what: `the mark of ${name}` });

const lineOf = (walk: Walk): DOMRect => {
  const [line] = allOf(walk, 'nav');
  if (!line) throw new Error('There is no line of sections.');
  return line.getBoundingClientRect();
};

/** Waits until the heading of a section stands below the line of sections, which marks it. */
const untilShown = (walk: Walk, name: string) =>
  until(
    () => {
      const below = withText(walk, 'h3', name).getBoundingClientRect().top - lineOf(walk).bottom;
      return below >= -SLACK && below < PHONE.height / 2 && isMarked(walk, name);
    },
    { what: `the heading of ${name} below the line of sections, and the mark on it` },
  );

describe('a menu of 1,000 items', () => {
  it('marks the section that is read, from the first to the last and back, and leads to one near and far with view, focus and mark', async () => {
    const walk = await startLong();
    await untilMarked(walk, 'Secção 1');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await untilMarked(walk, 'Secção 20');
    window.scrollTo(0, 0);
    await untilMarked(walk, 'Secção 1');
    for (const name of ['Secção 2', 'Secção 11', 'Secção 20']) {
      withText(walk, 'nav button', name).click();
      await untilMarked(walk, name);
      expect(walk.element.shadowRoot?.activeElement).to.equal(withText(walk, 'h3', name));
      await untilShown(walk, name);
    }
  });

  for (const padding of ['auto', `${PAGE_HEADER}px`])
    it(`keeps its sections and its order below the header of a page, and marks the chosen section: scroll-padding-top ${padding}`, async () => {
      document.documentElement.style.setProperty('scroll-padding-top', padding);
      document.body.style.setProperty('--mc-sticky-top', `${PAGE_HEADER}px`);
      const walk = await startLong();
      for (const name of ['Secção 2', 'Secção 11']) {
        withText(walk, 'nav button', name).click();
        await untilShown(walk, name);
        expect(lineOf(walk).top).to.be.closeTo(PAGE_HEADER, SLACK);
        await whenIdle(() => isMarked(walk, name), { what: `the mark of ${name}` });
      }
      await setViewport({ width: 1024, height: PHONE.height });
      const order = await whenIdle(() => allOf(walk, '.mc-menu__order')[0]);
      expect(order.getBoundingClientRect().top).to.be.within(PAGE_HEADER, PHONE.height / 2);
    });

  it('takes an item far down into the cart, and it stays where it was pressed', async () => {
    const walk = await startLong();
    const item = withText(walk, 'h4', 'Prato número 951').closest('li');
    const top = () => Math.round(item?.getBoundingClientRect().top ?? Number.NaN);
    let before = Number.NaN;
    // Content scrolled to gets its real size, and moves, until no size around it is an estimate.
    await until(() => {
      item?.scrollIntoView({ block: 'center' });
      const last = before;
      before = top();
      return before === last && before > 0 && before < PHONE.height;
    });
    item?.querySelector('button')?.click();
    const stepper = await whenIdle(() => item?.querySelectorAll('button').length === 2 && item);
    expect(stepper.textContent).to.include('Prato número 951');
    expect(Math.abs(top() - before)).to.be.below(SLACK);
  });
});
