// oxlint-disable-next-line no-restricted-imports -- scrolling and pictures are the browser's own, of which the checkout knows nothing
import { until } from '../support/index.ts';
import {
  activeElement,
  afterEach,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  press,
  setViewport,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import { guestWith } from './product-walks.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 360, height: 740 };
const LARGE = { width: 1024, height: 768 };

afterEach(() => setViewport(DESKTOP));

async function expectUsable({ element }: Walk): Promise<void> {
  for (const size of [PHONE, LARGE]) {
    await setViewport(size);
    await expectNoOverflow(element);
    await expectNoAxeViolations(element);
  }
}

const shadowOf = ({ element }: Walk): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('The element has no shadow root.');
  return element.shadowRoot;
};

describe('what a customer wants to know first', () => {
  it('the pictures of the offer are swiped or turned with arrow keys, and the focus returns', async () => {
    await setViewport(PHONE);
    const walk = await startWalk({ ...GUEST, campaign: 117 });
    const opener = await untilRole(walk.element, 'button', 'Ver 3 fotografias');
    opener.focus();
    await press('Enter');
    const dialog = await untilRole(walk.element, 'dialog', 'Fotografias');
    await expectUsable(walk);
    const track = shadowOf(walk).querySelector('.mc-gallery__track');
    if (!track) throw new Error('There are no pictures.');
    await press('ArrowRight');
    await untilText(walk.element, '2 de 3');
    await until(() => Math.abs(track.scrollLeft - track.clientWidth) < 2, {
      what: 'the second picture in its place',
    });
    // A swipe is the browser's own scrolling, which ends at a picture.
    track.scrollTo({ left: track.clientWidth * 1.8, behavior: 'instant' });
    await untilText(walk.element, '3 de 3');
    await until(() => Math.abs(track.scrollLeft - 2 * track.clientWidth) < 2, {
      what: 'the third picture in its place',
    });
    const picture = dialog.querySelector<HTMLImageElement>('li:last-child img');
    expect(picture?.alt).to.equal('Guitarra portuguesa junto a uma parede de azulejos');
    await until(() => (picture?.naturalWidth ?? 0) > 0, {
      what: 'the loaded picture',
    });
    await press('Escape');
    await untilNoRole(walk.element, 'dialog');
    expect(activeElement()).to.equal(opener);
  });

  it('whether the shops deliver to a postal code', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    const field = await untilRole(walk.element, 'textbox', 'Entregam no meu código postal?');
    fill(field, '9000-050');
    field.focus();
    await press('Enter');
    await untilText(walk.element, 'Sim, entregam em 9000-050, por CTT Ilhas: 8,90');
    await expectUsable(walk);
  });

  it('whether the shops deliver, by a button whose word is whole beside the cart', async () => {
    await setViewport({ width: 1024, height: 800 });
    const { element } = await startWalk({ ...guestWith('one-shop'), lang: 'en' });
    // The column beside the cart is at its narrowest where two columns begin.
    element.style.inlineSize = '640px';
    element.style.setProperty('--mc-font', 'sans-serif');
    const button = await untilRole(element, 'button', 'Check');
    const { height } = button.getBoundingClientRect();
    expect(height).to.be.at.most(48);
  });

  it('which dishes are without an allergen', async () => {
    const walk = await startWalk({ shop: 1, menu: true });
    const summary = shadowOf(walk).querySelector('summary');
    summary?.focus();
    await press('Enter');
    const chip = await untilRole(walk.element, 'button', 'Sem glúten');
    chip.focus();
    await press('Space');
    await untilText(walk.element, 'sem informação de alergénios');
    expect(activeElement()).to.equal(chip);
    expect(chip.getAttribute('aria-pressed')).to.equal('true');
    await expectUsable(walk);
  });
});
