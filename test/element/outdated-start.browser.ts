import {
  cdp,
  createCheckout,
  describe,
  expect,
  isOneFile,
  it,
  openFramedPage,
  passOnChanges,
  shownText,
  untilEvent,
  untilRole,
} from '../support/index.ts';

describe('a page whose script is older than the files on its server', () => {
  it('says so where the checkout would start, beside the page’s own way on, and reloads', async () => {
    if (isOneFile) return;
    const { frame, page } = await openFramedPage();
    const ask = page.fetch.bind(page);
    page.fetch = async (input, init) => {
      const { url, method } = new Request(input, init);
      const isGone = method === 'HEAD' && /\/merchant-checkout-[\d.]+\/app\.js$/.test(url);
      return isGone ? new Response(null, { status: 404 }) : ask(input, init);
    };
    const element = createCheckout(
      { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true },
      '<a href="tel:+351210000000">Reservar por telefone</a>',
      page.document,
    );
    const error = untilEvent(element, 'error');
    await cdp('Network.enable');
    await cdp('Network.setBlockedURLs', { urls: ['*/app.js*'] });
    page.document.body.append(element);
    passOnChanges(page, element);
    await error.finally(() => cdp('Network.setBlockedURLs', { urls: [] }));

    expect(await error).to.include({ code: 'network' });
    const reload = await untilRole(element, 'button', 'Recarregar a página');
    expect(shownText(element)).to.include('Esta página está desatualizada.');
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);

    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    reload.click();
    await loaded;
    expect(element.ownerDocument.defaultView).to.equal(null);
  });
});
