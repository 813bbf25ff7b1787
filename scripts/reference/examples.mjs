/**
 * The examples of the reference. `test/docs` runs each on the sandbox, with its ids in place of `shop="12"` and
 * `campaign="345"`.
 */

const OFFER = 'shop="12" campaign="345"';

const BOOKING = `${OFFER} reservation-type="normal"`;

const script = (lines) => `<script>\n${lines.map((line) => `  ${line}`).join('\n')}\n</script>`;

/** A line that a phone shows whole. */
const LINE_MAX_LENGTH = 48;

/** An element with these attributes, one a line where they do not fit into one. */
function element(attributes) {
  const parts = attributes.match(/[\w-]+(?:='[^']*'|="[^"]*")?/g);
  const line = `<merchant-checkout ${parts.join(' ')}></merchant-checkout>`;
  if (line.length <= LINE_MAX_LENGTH) return line;
  return ['<merchant-checkout', ...parts.map((part) => `  ${part}`), '></merchant-checkout>'].join(
    '\n',
  );
}

/** An element whose visitor's secrets come from the page's own server. */
const session = (attributes, names) => `${element(attributes)}
<script type="module">
  // Of your own server, for this visitor only.
  const response = await fetch('/my-session', { credentials: 'same-origin' });
  const { ${names} } = await response.json();
  Object.assign(document.querySelector('merchant-checkout'), { ${names} });
</script>`;

const SIGNED_IN = session(OFFER, 'userId, token');

const SESSION = session(`${BOOKING} provider="4"`, 'externalToken');

const CAMPAIGN_MENU = 'menu shop="1" campaign="107"';

/**
 * The attributes in groups, each with the attributes of its example, or with the whole example. One that no group lists
 * stands in the last, with an example made of its type.
 */
const ATTRIBUTE_GROUPS = [
  {
    title: 'The platform',
    examples: {
      middleware: `middleware="https://api.example.pt" ${OFFER}`,
      entity: `${OFFER} entity="1"`,
      provider: `${OFFER} provider="1"`,
      hostName: `${OFFER} host-name="www.example.pt"`,
      idempotency: `${OFFER} idempotency="header"`,
    },
  },
  {
    title: 'What customers do',
    examples: {
      shop: OFFER,
      campaign: OFFER,
      offerCode: 'qr shop="2" offer-code="POINTS10"',
      service: 'services shop="2" service="201"',
      qr: 'qr shop="2" offer-code="POINTS10"',
      products: `${element('products shop="3"')}
${script(["// The session of this visitor's cart, from your server.", "document.querySelector('merchant-checkout').sessionId = 'two-shops';"])}`,
      menu: CAMPAIGN_MENU,
      services: 'services shop="2"',
      reservationType: BOOKING,
      reservationMode:
        'shop="1" campaign="110" reservation-type="normal" reservation-mode="voucher"',
      defaultView: 'shop="1" campaign="110" reservation-type="normal" default-view="voucher"',
      table: `${BOOKING} table="12"`,
      questions: `${BOOKING} questions="occasion,allergies,high-chair,pet"`,
      merchantLang: `${BOOKING} table="12" merchant-lang="en"`,
      idleReset: 'shop="1" campaign="101" reservation-type="normal" idle-reset="90"',
      paymentMethods: 'shop="1" campaign="110" payment-methods="card,mbway"',
      venues: `reservation-type="normal" venues='[{"name": "Alfama", "shop": 1, "campaign": 101}, {"name": "Bolhão", "shop": 2, "service": 201}]'`,
      cartItems: `shop="1" campaign="107" cart-items='[{"id": 1, "productId": 1201, "qty": 2}]'`,
      cart: 'shop="1" campaign="107" cart="1201,1401"',
      canBookDate: 'shop="1" campaign="110" reservation-type="normal" can-book-date="false"',
      canBuyVoucher: `${BOOKING} can-buy-voucher="false"`,
    },
  },
  {
    title: 'The customer',
    examples: {
      allowGuestLogin: `${OFFER} allow-guest-login`,
      prefill: `${BOOKING} prefill='{"name": "Ana Silva", "people": 4, "lock": ["people"]}'`,
      userId: SIGNED_IN,
      token: SIGNED_IN,
      externalToken: SESSION,
      sessionId: `${element('products shop="3"')}
${script(["// The session of this visitor's cart, from your server.", "document.querySelector('merchant-checkout').sessionId = 'two-shops';"])}`,
      referralCode: `${OFFER} referral-code="MARIA10"`,
    },
  },
  {
    title: 'Language, texts and links',
    examples: {
      lang: `${OFFER} lang="fr"`,
      address: `${OFFER} lang="pt" address="formal"`,
      texts: `${element(BOOKING)}
${script([
  "document.querySelector('merchant-checkout').texts = {",
  "  en: { 'choice.title.dateTime': 'When will you come to the tasca?' },",
  '};',
])}`,
      links: `${OFFER} links='{"privacy": "https://www.example.pt/privacy"}'`,
    },
  },
  {
    title: 'How it shows',
    examples: {
      mode: `${OFFER} mode="button"`,
      loading: `${OFFER} loading="lazy"`,
      history: `${OFFER} history="steps"`,
      theme: `${OFFER} theme="dark"`,
      showClose: `${OFFER} show-close`,
      timeZone: `${OFFER} time-zone="Atlantic/Azores"`,
      imageLoader: `${OFFER} image-loader="imgix"`,
    },
  },
  {
    title: 'The page around it',
    examples: {
      urlParams: `${OFFER} url-params="off"`,
      parentOrigin: `${OFFER} parent-origin="https://www.example.pt"`,
      cspNonce: `${OFFER} csp-nonce="NONCE"`,
    },
  },
  {
    title: 'Where a sale comes from',
    examples: {
      channel: `${OFFER} channel="newsletter"`,
      channelManager: `${OFFER} channel-manager="my-manager"`,
      clientApplication: `${OFFER} client-application="MYAPP"`,
      clientPlatform: `${OFFER} client-platform="APP"`,
      rwgToken: `${element(OFFER)}
${script([
  'const token = new URLSearchParams(location.search).get("rwg_token");',
  "document.querySelector('merchant-checkout').rwgToken = token;",
])}`,
      mapsPartnerId: `${OFFER} maps-partner-id="1234567"`,
    },
  },
  {
    title: 'Measuring and consent',
    examples: {
      analytics: `${OFFER} analytics="datalayer"`,
      consent: `${OFFER} consent="necessary"`,
    },
  },
  {
    title: 'More',
    examples: {
      debug: `${OFFER} debug`,
      agents: `${OFFER} agents`,
      structuredData: `${OFFER} structured-data`,
    },
  },
];

/** An example of an attribute that no group lists, if its type says one. */
function exampleOfType({ attribute, words, default: standard }) {
  const word = words?.find((each) => `\`${each}\`` !== standard);
  if (word === undefined)
    throw new Error(`scripts/reference/examples.mjs has no example of "${attribute}"`);
  return `${OFFER} ${word === 'true' ? attribute : `${attribute}="${word}"`}`;
}

/** The attributes of `rows` in their groups, each row with the code of its `example`. */
export function groupsOf(rows) {
  const listed = new Set(ATTRIBUTE_GROUPS.flatMap(({ examples }) => Object.keys(examples)));
  const known = new Set(rows.map(({ property }) => property));
  for (const name of listed)
    if (!known.has(name)) throw new Error(`The element has no attribute "${name}"`);
  return ATTRIBUTE_GROUPS.map(({ title, examples }, index) => {
    const isLast = index === ATTRIBUTE_GROUPS.length - 1;
    const own = Object.keys(examples).map((name) => rows.find((row) => row.property === name));
    const rest = isLast ? rows.filter((row) => !listed.has(row.property)) : [];
    const withExample = (row) => {
      const written = examples[row.property] ?? exampleOfType(row);
      return { ...row, example: written.startsWith('<') ? written : element(written) };
    };
    return { title, rows: [...own, ...rest].map(withExample) };
  });
}

/** What a page does in the listener of each event; `detail` is the event's. */
export const EVENT_BODIES = {
  ready: ['console.log(`The flow ${detail.flow} shows`);'],
  step: ['console.log(`${detail.step}, step ${detail.index + 1} of ${detail.total}`);'],
  login: ['console.log(`Signed in: ${detail.userId}`);'],
  logout: ["console.log('Signed out');"],
  cart: ['console.log(`${detail.items} pieces, ${detail.final / 100} euros`);'],
  removeitem: ['// You have removed it from your own cart already:', 'event.preventDefault();'],
  submit: [
    '// The button waits. A rejection sends nothing and shows its message beside the button.',
    'event.waitUntil(new Promise((resolve, reject) => {',
    "  setTimeout(() => (detail.kind === 'order' ? reject(new Error('The kitchen is closed.')) : resolve()), 1000);",
    '}));',
  ],
  reserved: [
    '// Ask the platform about this id before you hand anything over.',
    'console.log(`${detail.kind} ${detail.transactionId} was accepted`);',
  ],
  pending: ['console.log(`Payment ${detail.paymentId} was started. It is not paid yet.`);'],
  paid: [
    'console.log(`${detail.amount / 100} ${detail.currency} for payment ${detail.paymentId}`);',
  ],
  order: ['console.log(`Order ${detail.orderRef} was accepted`);'],
  redirect: [
    '// Open the payment page yourself, for example in the browser of your app.',
    'event.preventDefault();',
    'location.assign(detail.url);',
  ],
  navigate: ['event.preventDefault();', 'window.open(detail.url);'],
  close: ["console.log('The checkout was closed');"],
  error: ["navigator.sendBeacon('/errors', JSON.stringify(detail));"],
  track: ['console.log(detail.name, detail.params);'],
};

/** The code behind the button of each method's example; `checkout` is the element. */
export const METHOD_CALLS = {
  ready: [
    'checkout.ready.then(',
    "  () => console.log('It shows'),",
    '  (reason) => console.log(`It cannot be shown: ${reason.message}`),',
    ');',
  ],
  open: ['checkout.open();'],
  close: ['checkout.close();'],
  back: ['checkout.back();'],
  goTo: ["checkout.goTo('reservation_type_booking_voucher');"],
  restart: ['checkout.restart();'],
  setCart: ['checkout.setCart([{ id: 1, productId: 1201, qty: 2 }]);'],
  refresh: ["checkout.refresh().then(() => console.log('Loaded again'));"],
};

/** A value of each custom property. */
export const PROPERTY_VALUES = {
  '--mc-primary': '#0a5c46',
  '--mc-on-primary': '#ffffff',
  '--mc-smart': '#b8860b',
  '--mc-surface': '#fffaf2',
  '--mc-text': '#2b2118',
  '--mc-muted': '#6b6258',
  '--mc-danger': '#b00020',
  '--mc-success': '#1b7f4d',
  '--mc-radius': '4px',
  '--mc-font': "'Inter', sans-serif",
  '--mc-heading-weight': '500',
  '--mc-font-size': '18px',
  '--mc-space': '5px',
  '--mc-sticky-top': '80px',
  '--mc-min-height': '900px',
};

/** A declaration for each part. */
export const PART_STYLES = {
  frame: 'max-inline-size: 40rem;',
  header: 'border-block-end: 1px solid;',
  footer: 'opacity: 0.8;',
  button: 'text-transform: uppercase;',
  field: 'margin-block-end: 8px;',
  card: 'box-shadow: none;',
  slot: 'font-weight: 700;',
  dialog: 'max-inline-size: 36rem;',
  times: 'border: 0;',
};
