import { afterEach, describe, expect, freeSlots, it, until, untilRole } from '../support/index.ts';
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

  it("is the entity's where the page says nothing", async () => {
    const { backgroundColor, borderRadius } = await continueButton();
    expect([backgroundColor, borderRadius]).to.deep.equal([BLUE, '4px']);
  });

  it("is the page's own where both name a property, and the entity's for the rest", async () => {
    stylePage(`--mc-primary: ${RED}`);
    const { backgroundColor, borderRadius } = await continueButton();
    expect([backgroundColor, borderRadius]).to.deep.equal([RED, '4px']);
  });

  it('of a day shows its times side by side', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    // The last free slot is on a day that has not begun, whose times are all there.
    await chooseDay(walk, (await freeSlots(101, 2)).at(-1)!);
    await until(() => shownTimes(walk).length > 3, { what: 'the times of the day' });
    const tops = shownTimes(walk).map((slot) => slot.getBoundingClientRect().top);
    expect(new Set(tops).size).to.be.lessThan(tops.length);
  });
});
