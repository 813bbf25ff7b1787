import { describe, expect, it, isOneFile, mountCheckout } from '../support/index.ts';

const BOOKING = { campaign: 101, 'reservation-type': 'normal', lang: 'pt' };

/** How many times this page has asked for the code of own texts. */
const ownTextsLoads = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/own-texts.js'))
    .length;

describe('texts', () => {
  if (!isOneFile) {
    it('costs a page that sets none no load', async () => {
      const before = ownTextsLoads();
      await mountCheckout(BOOKING);
      expect(ownTextsLoads()).to.equal(before);
    });
  }
});
