import {
  consoleDuring,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  shownText,
  untilEvent,
} from '../support/index.ts';

const BOOKING = { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true };

describe('attributes', () => {
  it('show one sentence in a box that fits it where the middleware cannot be used and the page has no fallback', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, middleware: 'ftp://example.com' });
    const error = untilEvent(document, 'error');
    const warnings = await consoleDuring(async () => {
      document.body.append(element);
      await error;
    });
    expect(shownText(element)).to.equal('De momento não está disponível.');
    expect(element.getBoundingClientRect().height).to.be.within(40, 160);
    expect(warnings.filter((line) => line.includes('"middleware"'))).to.have.length(1);
  });
});
