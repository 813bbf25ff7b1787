import { describe, expect, it, shadow, type CheckoutElement } from '../support/index.ts';

interface StrictPage {
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
  return { element, violations: () => Reflect.get(page, 'violations') as readonly string[] };
}

describe('under a policy that allows no style, no script without a nonce and no trusted type', () => {
  it('the element works and breaks nothing of the policy', async () => {
    const { element, violations } = await openStrictPage('/csp/strict.html?lang=pt');

    expect(shadow(element).querySelectorAll('button').length).to.be.greaterThan(3);
    expect(shadow(element).adoptedStyleSheets.length).to.be.greaterThan(0);
    expect(violations()).to.deep.equal([]);
  });

  it('a page that does break it is found out: the counter-proof', async () => {
    const { violations } = await openStrictPage('/csp/negative.html?lang=pt');

    expect(violations().length).to.be.greaterThan(0);
  });
});
