/** The playground's state in the page's address, and the pages that it shows. Without Node, since it runs in the reader's browser. */
import { onSandbox, pageOf } from '../examples.mjs';

const element = (
  attributes,
) => `<script type="module" src="https://HOST/merchant-checkout.js"></script>
<merchant-checkout
  middleware="sandbox:"
${attributes.map((line) => `  ${line}`).join('\n')}
  allow-guest-login
></merchant-checkout>
`;

/** What the playground offers to begin with. */
export const STARTS = [
  { id: 'table', code: element(['shop="1"', 'campaign="101"', 'reservation-type="normal"']) },
  { id: 'menu', code: element(['menu', 'shop="1"', 'campaign="107"']) },
  { id: 'services', code: element(['services', 'shop="2"']) },
  {
    id: 'voucher',
    code: element([
      'shop="1"',
      'campaign="110"',
      'reservation-type="normal"',
      'reservation-mode="voucher"',
    ]),
  },
  { id: 'products', code: element(['products', 'shop="3"', 'session-id="two-shops"']) },
];

const PREFIX = '#html=';

/** The hash of the address that opens the playground with this code. */
export const hashOf = (code) => `${PREFIX}${encodeURIComponent(code)}`;

/** The code in a hash; null where it holds none, or none that can be read. */
export function codeIn(hash) {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return null;
  }
}

const SCRIPT =
  /<script(?![^>]*\ssrc="https:\/\/HOST\/merchant-checkout\.js")|\son\w+\s*=|javascript:/i;

/** Whether code does more than show the element: such code came by a link only runs once the reader says so. */
export const hasScripts = (code) => SCRIPT.test(code);

/**
 * The page of the playground's frame. `host` is where the built element is. Unless `runsScripts`, a policy keeps every
 * script from running but those of the element, since anybody can write a link with code in it.
 */
export function framePage(code, { host, language, runsScripts }) {
  // The playground empties the storage itself.
  const html = pageOf({ code: onSandbox(code), language }, host, { continues: true });
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src ${host}/; object-src 'none'; base-uri 'none'; form-action 'none'" />`;
  return runsScripts ? html : html.replace('<head>', `<head>${policy}`);
}
