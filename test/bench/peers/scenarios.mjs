import { page, script } from '../scenarios.mjs';

const SHELL = 'document.body';

/** Cronofy's dates: tomorrow and the 13 days after it. */
const CRONOFY = `
  const day = (offset) => new Date(Math.floor(Date.now() / 86400000) * 86400000 + offset * 86400000).toISOString().replace('.000', '');
  CronofyElements.SlotPicker({
    element_token: 'bench',
    target_id: 'picker',
    api_domain: location.origin + '/cronofy',
    tzid: 'Europe/Lisbon',
    availability_query: {
      participants: [{ required: 'all', members: [{ sub: 'acc_1' }] }],
      required_duration: { minutes: 30 },
      available_periods: [{ start: day(1), end: day(15) }],
      response_format: 'slots',
    },
    callback() {},
  });`;

/** Shopify's SDK knows https alone: its calls go to this server, at the same origin and so without a preflight. */
const SHOPIFY = `
  const { fetch: original } = window;
  window.fetch = (url, options) => original(String(url).replace('https://bench.myshopify.com', location.origin), options);
  const client = ShopifyBuy.buildClient({ domain: 'bench.myshopify.com', storefrontAccessToken: 'bench' });
  ShopifyBuy.UI.init(client).createComponent('product', { id: 1, node: document.getElementById('product') });`;

const adyen = (name, live) => ({
  html: page(
    `<div id="payment"></div>${script(`/peers/${name}.js`)}`,
    '<link rel="stylesheet" href="/peers/adyen.css" />',
  ),
  shell: SHELL,
  live,
});

const classic = (src, code) => `<script src="${src}"></script><script>${code}</script>`;

const ADYEN_FORM = `document.querySelector('#payment input[type="tel"], #payment input[name="phoneNumber"]') && document.querySelector('#payment button.adyen-checkout__button--pay')`;

/** The peers, each in its own documented way; `live` is the moment at which its controls can be used. */
export const PEERS = {
  adyenMbWay: adyen('adyen-mbway', ADYEN_FORM),
  adyenDropin: adyen(
    'adyen-dropin',
    `document.querySelectorAll('.adyen-checkout__payment-method').length === 3 && ${ADYEN_FORM}`,
  ),
  shopify: {
    html: page(`<div id="product"></div>${classic('/peers/shopify.js', SHOPIFY)}`),
    shell: SHELL,
    live: `[...document.querySelectorAll('iframe')].some((frame) => frame.contentDocument?.querySelector('button.shopify-buy__btn:enabled'))`,
  },
  duffel: {
    html: page(`<duffel-ancillaries></duffel-ancillaries>${script('/peers/duffel.js')}`),
    shell: SHELL,
    live: `all('button:enabled').length >= 2 && !all('*').some((each) => each.textContent.startsWith('Loading'))`,
  },
  cronofy: {
    html: page(`<div id="picker"></div>${classic('/peers/cronofy.js', CRONOFY)}`),
    shell: SHELL,
    live: `document.querySelectorAll('#picker button:enabled').length > 3`,
  },
};
