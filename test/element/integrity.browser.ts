import { describe, expect, it, type CheckoutElement } from '../support/index.ts';

interface ImportMap {
  integrity: Record<string, string>;
}

/** The import map of the build, as a page at the root of this site uses it. */
async function importMap(): Promise<ImportMap> {
  const response = await fetch('/importmap.json');
  return response.json() as Promise<ImportMap>;
}

/** A frame of this site in which no script has run. */
async function openFrame(): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.src = '/site.css';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  return frame.contentDocument;
}

/** Opens a page that holds this import map and one element; resolves once its script has run or was refused. */
async function openPage(map: ImportMap): Promise<CheckoutElement> {
  const page = await openFrame();
  page.open();
  page.write(`<!doctype html>
    <script type="importmap">${JSON.stringify(map)}</script>
    <merchant-checkout campaign="101" reservation-type="normal" allow-guest-login><a href="tel:1">Call</a></merchant-checkout>`);
  page.close();
  const script = page.createElement('script');
  Object.assign(script, { type: 'module', src: checkoutModule });
  const ended = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  page.body.append(script);
  await ended;
  const element = page.querySelector<CheckoutElement>('merchant-checkout');
  if (!element) throw new Error('The page holds no element.');
  return element;
}

describe('a page with the import map of the build', () => {
  it('shows the checkout', async () => {
    const element = await openPage(await importMap());

    await element.ready;
    expect(element.shadowRoot?.querySelector('h2')).not.to.equal(null);
  });

  it('runs no file that differs from the map', async () => {
    const { integrity } = await importMap();
    const key = `.${checkoutModule}`;
    expect(integrity).to.have.property(key);
    const element = await openPage({
      integrity: { ...integrity, [key]: `sha384-${'A'.repeat(64)}` },
    });

    expect(element.shadowRoot).to.equal(null);
  });
});
