/**
 * The pages that are loaded beside each other. `shell` and `live` are expressions that the page evaluates at each
 * frame: is the first thing painted, are the controls there. `all(selector)` finds what stands
 * in open shadow roots.
 */

export const page = (body, head = '') => `<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Restaurante</title>
    <link rel="icon" href="data:," />
    <style>body { margin: 0 auto; max-width: 640px; font-family: sans-serif; }</style>
    ${head}
  </head>
  <body>
    <h1>Restaurante</h1>
    ${body}
    <footer><p>Rua da Praia 12, Lisboa</p></footer>
  </body>
</html>`;

export const script = (src) => `<script type="module" src="${src}"></script>`;
const hint = (href) => `<link rel="modulepreload" href="${href}" />`;

/** The calls of the split floor: one by default, on a page of scale those of the checkout until it is live. */
const CAMPAIGN_CALL = '/rest/v1/web/campaigns/101?language=pt_PT&entityId=1';
const MENU_CALL = '/rest/shop/1?language=pt_PT';
const CART_CALL =
  '/rest/v1/web/shopping-cart?language=pt_PT&shopId=3&sessionId=one-shop&entityId=1';

const splitFloor = (call, head = '') => ({
  html: page(
    `<bench-element calls="${call}"></bench-element>${script('/bench/split-floor.js')}`,
    head,
  ),
  shell: `all('p, h2').length > 0`,
  live: TWENTY_BUTTONS,
});

const TWENTY_BUTTONS = `all('button').length === 20`;

const CHECKOUT =
  '<merchant-checkout campaign="101" reservation-type="normal" allow-guest-login></merchant-checkout>';

/** The next free times on the page. */
const TIMES = `<merchant-checkout mode="times" campaign="101" reservation-type="normal" allow-guest-login></merchant-checkout>`;
const TIMES_ARE_LIVE = `all('.times-time').length > 2`;

/** A menu to order from, with one piece in the cart; its items come from `many-items.mjs`. */
const MENU = `<merchant-checkout shop="1" menu cart="1" allow-guest-login></merchant-checkout>`;
const ITEMS_ARE_LIVE = `all('button').filter(({ ariaLabel }) => ariaLabel?.startsWith('Adicionar')).length > 10`;

const PRODUCTS =
  '<merchant-checkout products shop="3" session-id="one-shop" allow-guest-login></merchant-checkout>';

const elements = (count) => CHECKOUT.repeat(count);

/** The styles that README.md recommends, so that nothing moves as the script arrives. */
const ROOM = `<style>
      merchant-checkout:not(:defined, [mode]) { display: block; min-height: 780px; }
      @media (width < 640px) { merchant-checkout[reservation-type]:not(:defined) { min-height: 940px; } }
      merchant-checkout:is([menu], [products]):not(:defined) { min-height: 1080px; }
    </style>`;

/** The shell shows the app's view: until then what React has drawn is hidden behind the skeleton. */
const IS_SHOWN = `all('.shell[data-state="ready"]').length > 0`;

/** The booking form with days that can be chosen, in sight; a skeleton has none. */
const bookingIsLive = (count) => `
  [...document.querySelectorAll('merchant-checkout')].filter((element) =>
    element.shadowRoot?.querySelector('.shell[data-state="ready"]') &&
    all('[role="grid"] button:enabled, [role="grid"] [tabindex="0"], [role="gridcell"]:not([aria-disabled="true"])', element).length > 0 &&
    all('button:enabled', element).length > 3).length === ${count}`;

const SHELL_OF_CHECKOUT = `document.querySelector('merchant-checkout')?.shadowRoot?.childElementCount > 0`;

/** All scenarios; `appChunks` are the built chunks that a page may name in a preload hint. */
export function scenarios({ appChunks }) {
  const checkoutScript = script('/merchant-checkout.js');
  return {
    blank: { html: page(''), shell: 'document.body', live: 'document.body' },
    plainElement: {
      html: page(`<bench-element></bench-element>${script('/bench/plain-element.js')}`),
      shell: `all('h2').length === 1`,
      live: TWENTY_BUTTONS,
    },
    floor: {
      html: page(`<bench-element></bench-element>${script('/bench/floor.js')}`),
      shell: `all('h2').length === 1`,
      live: TWENTY_BUTTONS,
    },
    splitFloor: splitFloor(CAMPAIGN_CALL),
    splitFloorHint: splitFloor(CAMPAIGN_CALL, hint('/bench/split-floor-floor-app.js')),
    splitFloorMenu: splitFloor(MENU_CALL),
    splitFloorProducts: splitFloor(CART_CALL),
    checkout: {
      html: page(`${elements(1)}${checkoutScript}`, ROOM),
      shell: SHELL_OF_CHECKOUT,
      live: bookingIsLive(1),
    },
    checkoutHint: {
      html: page(`${elements(1)}${checkoutScript}`, ROOM + appChunks.map(hint).join('')),
      shell: SHELL_OF_CHECKOUT,
      live: bookingIsLive(1),
    },
    checkoutStandalone: {
      html: page(`${elements(1)}${script('/merchant-checkout.standalone.js')}`, ROOM),
      shell: SHELL_OF_CHECKOUT,
      live: bookingIsLive(1),
    },
    times: {
      html: page(`${TIMES}${checkoutScript}`, ROOM),
      shell: SHELL_OF_CHECKOUT,
      live: TIMES_ARE_LIVE,
    },
    checkoutTen: {
      html: page(`${elements(10)}${checkoutScript}`, ROOM),
      shell: SHELL_OF_CHECKOUT,
      live: bookingIsLive(10),
    },
    menu: {
      html: page(`${MENU}${checkoutScript}`, ROOM),
      shell: SHELL_OF_CHECKOUT,
      live: `${IS_SHOWN} && ${ITEMS_ARE_LIVE}`,
    },
    plainMenu: {
      html: page(`<bench-menu></bench-menu>${script('/bench/plain-menu.js')}`),
      shell: 'document.body',
      live: ITEMS_ARE_LIVE,
    },
    products: {
      html: page(`${PRODUCTS}${checkoutScript}`),
      shell: SHELL_OF_CHECKOUT,
      live: `${IS_SHOWN} && all('h2').length === 1`,
    },
    plainPoints: {
      html: page(`<bench-points></bench-points>${script('/bench/plain-points.js')}`),
      shell: 'document.body',
      live: `all('input').length === 1`,
    },
    plainCalendar: {
      html: page(`<bench-calendar></bench-calendar>${script('/bench/plain-calendar.js')}`),
      shell: 'document.body',
      live: `all('[role="grid"] button').length === 7`,
    },
  };
}
