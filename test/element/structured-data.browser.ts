import {
  afterEach,
  describe,
  expect,
  it,
  openFramed,
  shadow,
  whenIdle,
  type CheckoutElement,
} from '../support/index.ts';
import { blocks, TABLE, untilBlocks } from './structured-data-walks.ts';

/** Opens the page with the strict policy; its console and its violations are read from then on. */
async function openStrictPage() {
  const frame = document.createElement('iframe');
  frame.src = '/csp/strict.html?lang=pt';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  const element = page?.document.querySelector<CheckoutElement>('merchant-checkout');
  if (!page || !element) throw new Error('The strict page holds no element.');
  await page.customElements.whenDefined('merchant-checkout');
  await element.ready;
  const warnings: string[] = [];
  page.console.warn = (...parts: unknown[]) => void warnings.push(parts.join(' '));
  return { page, element, warnings };
}

describe('structured-data', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('is left out where the page demands Trusted Types: one warning, no violation', async () => {
    const { page, element, warnings } = await openStrictPage();
    element.setAttribute('structured-data', '');
    await whenIdle(() => warnings.length > 0, { what: 'the warning' });
    element.setAttribute('lang', 'en');
    await whenIdle(() => element.shadowRoot?.querySelector('[lang="en"]') !== null, {
      what: 'English',
    });
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(/structured-data.*Trusted Types/);
    expect(blocks(page.document)).to.have.lengthOf(0);
    expect(Reflect.get(page, 'violations')).to.deep.equal([]);
  });

  it('ends with one warning and no violation when the page demands Trusted Types later', async () => {
    const { page, element } = await openFramed({ ...TABLE, lang: 'pt', 'structured-data': true });
    await untilBlocks(1, page.document);
    const warnings: string[] = [];
    Object.assign(Reflect.get(page, 'console'), {
      warn: (...parts: unknown[]) => void warnings.push(parts.join(' ')),
    });
    const violations: string[] = [];
    page.document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    );
    const policy = page.document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "require-trusted-types-for 'script'";
    page.document.head.append(policy);

    for (const lang of ['es', 'en']) {
      element.setAttribute('lang', lang);
      await whenIdle(() => shadow(element).querySelector(`[lang^="${lang}"]`), { what: lang });
      await untilBlocks(0, page.document);
    }

    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(/structured-data.*Trusted Types/);
    expect(violations).to.deep.equal([]);
  });
});
