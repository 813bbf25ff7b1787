import { addScript, createCheckout, describe, expect, isOneFile, it } from '../support/index.ts';

const entryLoads = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname === '/merchant-checkout.js');

// The page of this file loads the script in its one test, with a query as caching plugins add it.
describe('an entry with a query', () => {
  it('is loaded once: its chunks do not load the file without the query', async () => {
    if (isOneFile) return;
    await addScript(`${checkoutModule}?ver=6.5`);
    const element = createCheckout({ campaign: 101, 'reservation-type': 'normal' });
    document.body.append(element);
    await element.ready;
    expect(entryLoads().map(({ search }) => search)).to.deep.equal(['?ver=6.5']);
  });
});
