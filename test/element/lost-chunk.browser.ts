import {
  allByRole,
  cdp,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  hearEvents,
  isOneFile,
  it,
  loadCheckout,
  untilEvent,
  whenIdle,
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

  it('a first step whose own file is lost says so above the fallback, and a second try loads it', async () => {
    if (isOneFile) return;
    await cdp('Network.enable');
    await cdp('Network.setBlockedURLs', { urls: ['*/account.js*'] });
    // This offer has no date to choose: its first step is not the flow's first.
    const element = createCheckout(
      { shop: 2, campaign: 105, 'reservation-type': 'normal', 'allow-guest-login': true },
      '<a href="tel:+351220000000">Reservar por telefone</a>',
    );
    const error = untilEvent(element, 'error');
    document.body.append(element);
    const outcome = element.ready.catch(String);

    expect(await error).to.include({ code: 'network' });
    expect(await outcome).to.equal('Error: The checkout cannot be shown.');
    const retries = () => allByRole(element, 'button', 'Tentar de novo');
    await whenIdle(() => retries().length > 0);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);

    await cdp('Network.setBlockedURLs', { urls: [] });
    const receivedEvents = hearEvents(element);
    for (const retry of retries()) retry.click();
    await whenIdle(() => receivedEvents.some(({ name }) => name === 'ready'));
    expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
  });
});
