import { pageOf } from '../../docs/examples.mjs';
// oxlint-disable-next-line no-restricted-imports -- scripts of the documented page add the element
import { describe, expect, it, until, type CheckoutElement } from '../support/index.ts';
import { codeForBrowser } from './documented-code.ts';

/** Notes what goes wrong in a page before any other script of it. */
const NOTES_FAULTS = `<script>
  window.faults = [];
  addEventListener('error', ({ message, target }) => faults.push(message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  console.error = (...words) => faults.push(words.join(' '));
</script>`;

/** The hash of every built script, by its name. */
async function readIntegrity(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('/integrity.json');
  return new Map(Object.entries(await response.json()));
}

/** The name of the build's folder after `merchant-checkout-`, as in its files. */
function releaseOf(hashes: ReadonlyMap<string, string>): string {
  const [folder = ''] = [...hashes.keys()].flatMap(
    (name) => name.match(/^merchant-checkout-([^/]+)\//)?.[1] ?? [],
  );
  return folder;
}

/** Code with the folder of the build and the hash of each script, as its reader copies them from the build. */
function withIntegrity(text: string, hashes: ReadonlyMap<string, string>): string {
  const code = text.replaceAll('VERSION-HASH', releaseOf(hashes));
  return code.replaceAll(
    /(https:\/\/HOST\/([\w./-]+\.js)"(?::|\s+integrity=)\s*)"sha384-…"/g,
    (_all, before: string, name: string) => `${before}"${hashes.get(name) ?? 'missing'}"`,
  );
}

interface Opened {
  page: Document;
  /** Messages of errors in the page, so far. */
  faults: () => unknown;
  close: () => void;
}

async function openPage(html: string): Promise<Opened> {
  const frame = document.createElement('iframe');
  const src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  Object.assign(frame, { width: '700', height: '1200', src });
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const { contentDocument: page, contentWindow } = frame;
  if (!page || !contentWindow) throw new Error('The frame has no page.');
  return {
    page,
    faults: () => Reflect.get(contentWindow, 'faults'),
    close: () => frame.remove(),
  };
}

const hashes = await readIntegrity();
const additions = await codeForBrowser('addition');

describe('an addition of the documentation to a page with a checkout', () => {
  it('is among those that run here', () => {
    expect(additions).not.to.deep.equal([]);
  });

  for (const { what, ...addition } of additions) {
    it(`runs beside an element that shows its first step: ${what}`, async () => {
      const code = NOTES_FAULTS + withIntegrity(addition.code, hashes);
      expect(code).not.to.contain('"missing"');
      const { page, faults, close } = await openPage(
        pageOf({ ...addition, code }, location.origin),
      );
      const element = await until(() => page.querySelector<CheckoutElement>('merchant-checkout'), {
        what: 'its element',
      });
      await page.defaultView?.customElements.whenDefined('merchant-checkout');
      if (element.getAttribute('mode')) element.open();
      await element.ready;
      expect(element.shadowRoot?.querySelectorAll('h2').length).to.be.greaterThan(0);
      expect(faults()).to.deep.equal([]);
      close();
    });
  }
});
