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

/** The attributes of the offer, and what the page itself offers in its place. */
const OFFER = [
  { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true },
  '<a href="tel:+351210000000">Reservar por telefone</a>',
] as const;

/** Opens a page on which the file is lost, and gone when its server is asked; `warnings` are its console's. */
async function startWithout(file: string) {
  const { frame, page } = await openFramedPage();
  const ask = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const { url, method } = new Request(input, init);
    const isGone = method === 'HEAD' && url.endsWith(`/${file}`);
    return isGone ? new Response(null, { status: 404 }) : ask(input, init);
  };
  const warnings: string[] = [];
  Object.assign(page, { console: { ...console, warn: (line: string) => warnings.push(line) } });
  const element = createCheckout(...OFFER, page.document);
  const error = untilEvent(element, 'error');
  await cdp('Network.enable');
  await cdp('Network.setBlockedURLs', { urls: [`*/${file}*`] });
  page.document.body.append(element);
  passOnChanges(page, element);
  await error.finally(() => cdp('Network.setBlockedURLs', { urls: [] }));
  return { frame, element, error: await error, warnings };
}

describe('a page whose script is older than the files on its server', () => {
  it('says so where the checkout would start, beside the page’s own way on, and reloads', async () => {
    if (isOneFile) return;
    const { frame, element, error } = await startWithout('app.js');
    expect(error).to.include({ code: 'network' });
    const reload = await untilRole(element, 'button', 'Recarregar a página');
    expect(shownText(element)).to.include('Esta página está desatualizada.');
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);

    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    reload.click();
    await loaded;
    expect(element.ownerDocument.defaultView).to.equal(null);
  });

  it('says so too where only React or the texts are gone, and the console names that file', async () => {
    if (isOneFile) return;
    for (const file of ['react.js', 'pt_PT-checkout.js']) {
      const { element, warnings } = await startWithout(file);
      await untilRole(element, 'button', 'Recarregar a página');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(
        new RegExp(`http\\S+/${file} or a file beside it does not load`),
      );
    }
  });
});
