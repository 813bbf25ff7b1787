import {
  describe,
  expect,
  isOneFile,
  it,
  whenIdle,
  type CheckoutElement,
} from '../support/index.ts';

interface ImportMap {
  integrity: Record<string, string>;
}

const DIFFERENT = `sha384-${'A'.repeat(64)}`;

/** The import map of the build, with whole addresses, as a page of another folder uses it. */
async function importMap(): Promise<ImportMap> {
  const response = await fetch('/importmap.json');
  const { integrity } = (await response.json()) as ImportMap;
  const entries = Object.entries(integrity).map(
    ([path, hash]) => [new URL(path, `${location.origin}/`).href, hash] as const,
  );
  return { integrity: Object.fromEntries(entries) };
}

/** The map, with a value that is no file's for the file whose address ends so. */
async function withDifferent(end: string): Promise<ImportMap> {
  const { integrity } = await importMap();
  const key = Object.keys(integrity).find((path) => path.endsWith(end));
  if (!key) throw new Error(`The map has no ${end}.`);
  return { integrity: { ...integrity, [key]: DIFFERENT } };
}

interface OpenedPage {
  element: CheckoutElement;
  /** The messages in the page's console. */
  lines: readonly string[];
  /** Codes of the element's errors. */
  errors: readonly string[];
}

/** Opens a page that holds this import map and one element; resolves once its script has run or was refused. */
async function openPage(map: ImportMap): Promise<OpenedPage> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
    <script type="importmap">${JSON.stringify(map)}</script>
    <script>
      const lines = [], errors = [];
      console.warn = console.error = (...parts) => lines.push(parts.join(' '));
      document.addEventListener('merchant-checkout:error', ({ detail }) => errors.push(detail.code));
      window.heardHere = { lines, errors };
    </script>
    <script type="module" src="${location.origin}${checkoutModule}"></script>
    <merchant-checkout middleware="${location.origin}" campaign="101" reservation-type="normal" allow-guest-login><a href="tel:1">Call</a></merchant-checkout>`;
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const element = frame.contentDocument?.querySelector<CheckoutElement>('merchant-checkout');
  if (!element || !frame.contentWindow) throw new Error('The page holds no element.');
  const receivedEvents: Pick<OpenedPage, 'lines' | 'errors'> = Reflect.get(
    frame.contentWindow,
    'heardHere',
  );
  return { element, ...receivedEvents };
}

describe('a page with the import map of the build', () => {
  it('shows the checkout', async () => {
    const { element } = await openPage(await importMap());

    await whenIdle(() => element.shadowRoot?.querySelector('h2'), { what: 'the first step' });
  });

  it('runs no first file that differs from the map, and keeps the fallback', async () => {
    const { element } = await openPage(await withDifferent(checkoutModule));

    expect(element.matches(':defined')).to.equal(false);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });

  it('says in one sentence that a later file differs, and keeps the fallback', async () => {
    // The standalone file loads no other.
    if (isOneFile) return;
    const { element, lines, errors } = await openPage(await withDifferent('/app.js'));

    await whenIdle(() => errors.length > 0, { what: 'an error' });
    expect(errors).to.deep.equal(['network']);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(
      /\/app\.js or a file beside it does not load: .* integrity differs\.$/,
    );
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });
});
