import { afterEach, describe, expect, it, untilRole } from '../support/index.ts';
import { GUEST, startWalk } from '../flows/walk.ts';

/** The sandbox's brand with a theme of its own: blue buttons, corners of 4 px. */
const BRAND = { ...GUEST, campaign: 101, 'host-name': 'reservas.aguasdaribeira.example' };
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
});
