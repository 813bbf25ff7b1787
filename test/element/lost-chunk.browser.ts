import {
  cdp,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  isOneFile,
  it,
  loadCheckout,
  untilEvent,
} from '../support/index.ts';

// The standalone file has nothing to lose; this file's page loads the chunks for the first time.
describe('when the checkout’s own files cannot be loaded', () => {
  it('the page’s fallback stays, and the page hears of it', async () => {
    await loadCheckout();
    await cdp('Network.enable');
    await cdp('Network.setBlockedURLs', { urls: ['*/app.js*'] });
    const element = createCheckout(
      { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true },
      '<a href="tel:+351210000000">Reservar por telefone</a>',
    );
    const outcome = untilEvent(element, isOneFile ? 'ready' : 'error');
    const lines = await consoleDuring(async () => {
      document.body.append(element);
      await outcome;
    });
    await cdp('Network.setBlockedURLs', { urls: [] });

    if (!isOneFile) {
      expect(await outcome).to.include({ code: 'network' });
      const [line = '', ...others] = lines;
      expect(line).to.match(
        /http:\S+\/app\.js or a file beside it does not load: missing, or its integrity differs\.$/,
      );
      expect(others).to.deep.equal([]);
    }
    expect(element.querySelector('a')?.checkVisibility()).to.equal(!isOneFile);
  });
});
