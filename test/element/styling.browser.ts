import {
  afterEach,
  describe,
  createCheckout,
  expect,
  expectNoOverflow,
  freeSlots,
  it,
  loadCheckout,
  setViewport,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { chooseDay, GUEST, shownTimes, startWalk } from '../flows/walk.ts';

/** The sandbox's brand with a theme of its own: blue buttons, corners of 4 px. */
const BRAND = { ...GUEST, campaign: 106, 'host-name': 'reservas.aguasdaribeira.example' };
const BLUE = 'rgb(11, 92, 122)';
const RED = 'rgb(140, 20, 40)';

const pageSheet = new CSSStyleSheet();

/** A rule of the page for every checkout on it; empty for none. */
function stylePage(rule: string): void {
  pageSheet.replaceSync(rule && `merchant-checkout { ${rule} }`);
  if (!document.adoptedStyleSheets.includes(pageSheet)) document.adoptedStyleSheets.push(pageSheet);
}

async function continueButton() {
  const { element } = await startWalk(BRAND);
  return getComputedStyle(await untilRole(element, 'button', 'Continuar'));
}

describe('the look', () => {
  afterEach(() => stylePage(''));

  it("is the entity's, and the page's own where both name a property", async () => {
    const button = await continueButton();
    expect([button.backgroundColor, button.borderRadius]).to.deep.equal([BLUE, '4px']);
    stylePage(`--mc-primary: ${RED}`);
    const own = await continueButton();
    expect([own.backgroundColor, own.borderRadius]).to.deep.equal([RED, '4px']);
  });

  it("is the page's own where it hides the element", async () => {
    stylePage('display: none');
    const { element } = await startWalk({ ...GUEST, campaign: 101 });
    expect(element.checkVisibility()).to.equal(false);
  });

  it('of a day shows its times side by side', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    // The last free slot is on a day that has not begun, whose times are all there.
    await chooseDay(walk, (await freeSlots(101, 2)).at(-1)!);
    await whenIdle(() => shownTimes(walk).length > 3, { what: 'the times of the day' });
    const tops = shownTimes(walk).map((slot) => slot.getBoundingClientRect().top);
    expect(new Set(tops).size).to.be.lessThan(tops.length);
  });
});

/** Styles of boxes that are only as wide as their content. */
const SHRINKING_BOXES = {
  'a row of flex items': 'display: flex',
  'a centred column of flex items': 'display: flex; flex-direction: column; align-items: center',
  'a table cell': 'display: table-cell',
  'a floated box': 'float: left',
} as const;

const PHONE = { width: 320, height: 700 };
const DESKTOP = { width: 1200, height: 800 };

/** The width of a booking in px, inside a box of the page with this style. */
async function widthInside(style: string): Promise<number> {
  const box = document.createElement('div');
  box.style.cssText = style;
  document.body.append(box);
  const { element } = await startWalk({ ...GUEST, campaign: 101 }, 'pt', box);
  await expectNoOverflow(element);
  const width = element.offsetWidth;
  box.remove();
  return width;
}

describe('the width', () => {
  afterEach(() => setViewport(DESKTOP));

  it('inside a box as wide as its content is that of the card, or of the phone; inside a column, of the column', async () => {
    for (const [name, style] of Object.entries(SHRINKING_BOXES)) {
      await setViewport(DESKTOP);
      expect(await widthInside(style), name).to.equal(1080);
      await setViewport(PHONE);
      expect(await widthInside(style), name).to.be.within(280, 320);
    }
    const columns = 'display: grid; width: 440px; grid-template-columns: 1fr 1fr';
    await setViewport(DESKTOP);
    expect(await widthInside(columns)).to.equal(220);
  });

  it('is the same before the checkout is ready, with a fallback of many words', async () => {
    await setViewport(DESKTOP);
    await loadCheckout();
    const fallback =
      '<p>Para reservar por telefone, ligue todos os dias entre as 10 e as 23 horas.</p>';
    const element = createCheckout({ ...GUEST, campaign: 101 }, fallback.repeat(2));
    const box = document.createElement('div');
    box.style.cssText = 'display: flex';
    box.append(element);
    document.body.append(box);
    await new Promise(requestAnimationFrame);
    expect(element.offsetWidth).to.equal(1080);
    await element.ready;
    expect(element.offsetWidth).to.equal(1080);
    box.remove();
  });
});
