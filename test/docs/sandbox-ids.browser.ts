import { describe, expect, it, loadCheckout, type CheckoutElement } from '../support/index.ts';
import { readPage } from './read-page.ts';

/** A row of the table of ids: what it is, and the attributes in backticks. */
const ROW = /^\| ([^|]+?) +\| `([a-z-]+(?:="[^"]*")?(?: [^`]*)?)` +\|$/gm;

/** An id alone; it takes an offer to make a checkout. */
const SHOP_ALONE = /^shop="\d+"$/;

/** Offers that customers are refused, by what the page calls them. */
const REFUSED = ['unavailable', 'a merchant who is blocked'];

/** Whether an element with these attributes shows a first step or says why not. */
async function outcomeOf(attributes: string): Promise<'shown' | 'refused'> {
  const host = document.createElement('div');
  host.innerHTML = `<merchant-checkout middleware="sandbox:" lang="en" ${attributes}></merchant-checkout>`;
  const element = host.querySelector<CheckoutElement>('merchant-checkout');
  if (!element) throw new Error('There is no element.');
  let hasFailed = false;
  element.addEventListener('merchant-checkout:error', () => {
    hasFailed = true;
  });
  document.body.append(host);
  const isReady = await element.ready.then(
    () => true,
    () => false,
  );
  host.remove();
  return isReady && !hasFailed ? 'shown' : 'refused';
}

describe('the ids of the sandbox in the documentation', () => {
  it('each show a first step, or why there is none', async () => {
    await loadCheckout();
    const page = await readPage('sandbox.md');
    const [, ids = ''] = /\n## Ids\n([\s\S]*?)\n## /.exec(page) ?? [];
    const rows = [...ids.matchAll(ROW)];
    expect(rows.length).to.be.greaterThan(15);
    const outcomes: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [, what = '', attributes = ''] of rows.filter(
      ([, , code = '']) => !SHOP_ALONE.test(code),
    )) {
      outcomes[what] = await outcomeOf(attributes);
      wanted[what] = REFUSED.includes(what) ? 'refused' : 'shown';
    }
    expect(outcomes).to.deep.equal(wanted);
  });
});
