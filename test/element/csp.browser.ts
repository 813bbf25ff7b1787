import { untilCard, walkWithGift } from '../flows/gift-walks.ts';
import {
  comeBackUntil,
  hasEvent,
  payByWallet,
  untilWaiting,
  VOUCHER,
  WALLET,
} from '../flows/voucher-walks.ts';
import { click, type Walk } from '../flows/walk.ts';
import { WORDS } from '../flows/words.ts';
import {
  describe,
  expect,
  hearEvents,
  it,
  passOnChanges,
  shadow,
  type CheckoutElement,
} from '../support/index.ts';

interface StrictPage {
  page: Window;
  element: CheckoutElement;
  /** The policy's violations, recorded by the page before anything else runs. */
  violations: () => readonly string[];
}

/** Opens a page of the demo site that is served with the strict policy, and waits for its element. */
async function openStrictPage(path: string): Promise<StrictPage> {
  const frame = document.createElement('iframe');
  frame.width = '400';
  frame.height = '900';
  frame.src = path;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  const element = page?.document.querySelector<CheckoutElement>('merchant-checkout');
  if (!page || !element) throw new Error(`${path} holds no element.`);
  await page.customElements.whenDefined('merchant-checkout');
  await element.ready;
  return { page, element, violations: () => Reflect.get(page, 'violations') as readonly string[] };
}

describe('under a policy that allows no style, no script without a nonce and no trusted type', () => {
  it('the element works and breaks nothing of the policy; a page that breaks it is found out', async () => {
    const { element, violations } = await openStrictPage('/csp/strict.html?lang=pt');

    expect(shadow(element).querySelectorAll('button').length).to.be.greaterThan(3);
    expect(shadow(element).adoptedStyleSheets.length).to.be.greaterThan(0);
    expect(violations()).to.deep.equal([]);

    const negative = await openStrictPage('/csp/negative.html?lang=pt');
    expect(negative.violations().length).to.be.greaterThan(0);
  });

  it('a gift card is drawn, saved and printed, and breaks nothing of it either', async () => {
    const { page, element, violations } = await openStrictPage('/csp/strict.html?lang=pt');
    const receivedEvents = hearEvents(element);
    passOnChanges(page, element);
    const walk: Walk = { element, receivedEvents, words: WORDS.pt, language: 'pt' };
    for (const [name, value] of Object.entries(VOUCHER)) element.setAttribute(name, String(value));
    await walkWithGift(walk);
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid', page);
    const canvas = await untilCard(walk, 'Cartão de presente');
    const printed = new Promise<void>((resolve) => {
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const frame = added.find(({ nodeName }) => nodeName === 'IFRAME');
        frame?.parentNode?.removeChild(frame);
        if (frame) resolve();
      }).observe(shadow(element), { childList: true });
    });
    await click(walk, 'Guardar a imagem');
    await click(walk, 'Imprimir o cartão');
    await printed;
    expect(canvas.toDataURL('image/png').length).to.be.above(1000);
    expect(violations()).to.deep.equal([]);
  });
});
