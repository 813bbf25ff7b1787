/**
 * Answers in the form of each peer's own API, as small as its component takes them: what the first screen needs, and
 * nothing that would make it slower than it has to be.
 */
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
const DAYS = 14;
const SLOTS_A_DAY = 16;
const FIRST_SLOT_HOUR = 9;

const adyenSession = {
  id: 'CS1',
  sessionData: 'bench',
  amount: { value: 3000, currency: 'EUR' },
  countryCode: 'PT',
  expiresAt: '2099-01-01T00:00:00+00:00',
  returnUrl: 'https://example.com',
  shopperLocale: 'en-US',
  configuration: {},
  paymentMethods: {
    paymentMethods: [
      { name: 'MB WAY', type: 'mbway' },
      { name: 'Cards', type: 'scheme', brands: ['visa', 'mc'] },
      { name: 'Multibanco', type: 'multibanco' },
    ],
  },
};

/** Slots of 14 days, as many as the sandbox gives for the campaign of the first booking screen, about. */
function cronofySlots(now) {
  const tomorrow = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  const iso = (time) => new Date(time).toISOString().replace('.000', '');
  const slots = Array.from({ length: DAYS * SLOTS_A_DAY }, (_, index) => {
    const day = Math.floor(index / SLOTS_A_DAY);
    const halfHours = FIRST_SLOT_HOUR * 2 + (index % SLOTS_A_DAY);
    const start = tomorrow + day * DAY_MS + halfHours * HALF_HOUR_MS;
    return {
      start: iso(start),
      end: iso(start + HALF_HOUR_MS),
      participants: [{ sub: 'acc_1' }],
    };
  });
  return { available_slots: slots };
}

const shopifyMoney = { amount: '30.00', currencyCode: 'EUR' };
const shopifyPage = { hasNextPage: false, hasPreviousPage: false };

const shopifyProduct = {
  data: {
    node: {
      __typename: 'Product',
      id: 'gid://shopify/Product/1',
      availableForSale: true,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      descriptionHtml: '<p>Para duas pessoas</p>',
      description: 'Para duas pessoas',
      handle: 'jantar',
      productType: 'Jantar',
      title: 'Jantar',
      vendor: 'Tasca',
      publishedAt: '2026-01-01T00:00:00Z',
      onlineStoreUrl: null,
      options: [{ name: 'Title', values: ['Default Title'] }],
      images: { pageInfo: shopifyPage, edges: [] },
      variants: {
        pageInfo: shopifyPage,
        edges: [
          {
            cursor: '1',
            node: {
              id: 'gid://shopify/ProductVariant/1',
              title: 'Default Title',
              price: shopifyMoney,
              priceV2: shopifyMoney,
              weight: 0,
              available: true,
              sku: '',
              compareAtPrice: null,
              compareAtPriceV2: null,
              image: null,
              selectedOptions: [{ name: 'Title', value: 'Default Title' }],
              unitPrice: null,
              unitPriceMeasurement: null,
            },
          },
        ],
      },
    },
  },
};

const airport = (id, code) => ({ id, iata_code: code, name: code, type: 'airport' });

const duffelSegment = {
  id: 'seg_1',
  origin: airport('arp_lis', 'LIS'),
  destination: airport('arp_fnc', 'FNC'),
  departing_at: '2099-01-01T10:00:00',
  arriving_at: '2099-01-01T11:45:00',
  duration: 'PT1H45M',
  marketing_carrier: { id: 'arl_zz', name: 'Duffel Airways', iata_code: 'ZZ' },
  operating_carrier: { id: 'arl_zz', name: 'Duffel Airways', iata_code: 'ZZ' },
  passengers: [{ passenger_id: 'pas_1', cabin_class: 'economy', baggages: [] }],
};

const duffelOffer = {
  id: 'off_1',
  base_amount: '30.00',
  base_currency: 'EUR',
  tax_amount: '5.00',
  tax_currency: 'EUR',
  total_amount: '35.00',
  total_currency: 'EUR',
  expires_at: '2099-01-01T00:00:00Z',
  owner: duffelSegment.marketing_carrier,
  passengers: [{ id: 'pas_1', type: 'adult' }],
  slices: [{ id: 'sli_1', segments: [duffelSegment], conditions: {} }],
  available_services: [
    {
      id: 'ase_1',
      type: 'baggage',
      maximum_quantity: 1,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_1'],
      total_amount: '20.00',
      total_currency: 'EUR',
      metadata: { type: 'checked', maximum_weight_kg: 23 },
    },
  ],
};

const seat = (designator) => ({
  type: 'seat',
  designator,
  name: '',
  disclosures: [],
  available_services: [
    {
      id: `ase_${designator}`,
      passenger_id: 'pas_1',
      total_amount: '10.00',
      total_currency: 'EUR',
    },
  ],
});

const SEAT_ROWS = 30;

const duffelSeatMaps = [
  {
    id: 'sea_1',
    slice_id: 'sli_1',
    segment_id: 'seg_1',
    cabins: [
      {
        cabin_class: 'economy',
        deck: 0,
        aisles: 1,
        wings: { first_row_index: 8, last_row_index: 14 },
        rows: Array.from({ length: SEAT_ROWS }, (_, row) => ({
          sections: [
            ['A', 'B', 'C'],
            ['D', 'E', 'F'],
          ].map((letters) => ({
            elements: letters.map((letter) => seat(`${row + 1}${letter}`)),
          })),
        })),
      },
    ],
  },
];

/** Recorded answers as a Map from path to JSON; dates are relative to `now`. */
export const peerAnswers = (now) =>
  new Map(
    Object.entries({
      '/adyen/test/v1/sessions/CS1/setup': adyenSession,
      '/adyen/test/datasets/phonenumbers.json': [
        { id: 'PT', prefix: '+351' },
        { id: 'ES', prefix: '+34' },
      ],
      '/adyen/test/v3/analytics': { checkoutAttemptId: 'bench' },
      '/adyen/test/v3/analytics/bench': {},
      '/cronofy/v1/availability': cronofySlots(now),
      '/api/2025-01/graphql': shopifyProduct,
      '/duffel/offer': duffelOffer,
      '/duffel/seat-maps': duffelSeatMaps,
    }).map(([path, answer]) => [path, JSON.stringify(answer)]),
  );
