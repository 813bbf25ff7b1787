/** One valid body of every read and of a booking, with every optional field. */
export const SAMPLE_CAMPAIGN = {
  campaignView: {
    campaignId: 101,
    campaignTitle: 'Jantar para dois',
    campaignType: 1,
    minNumberPeople: 1,
    maxNumberPeople: 8,
    currency: 'EUR',
    isTakeaway: false,
    isDelivery: false,
    offer: true,
    isFreeOffer: true,
    merchantStatus: 'ACTIVE',
    points: 10,
    premiumPoints: 20,
    discount: 15,
    activationCode: 'ABC',
    activationQrCode: 'qr:ABC',
    offerPrice: '25 €',
    priceBefore: 30.5,
    chargeValue: 0,
    startTime: '12:00',
    endTime: '23:00:00',
    canBuyVoucher: true,
    attributes: [{ type: 'SMART_PRICE', value: '20' }],
  },
  priceListView: {
    sections: [
      {
        id: 1,
        name: 'Entradas',
        items: [
          {
            id: 11,
            name: 'Caldo verde',
            description: 'Com broa',
            price: 3.5,
            currency: 'EUR',
            takeawayDeliveryAvailable: true,
            status: 'active',
          },
        ],
      },
    ],
  },
  addressView: {
    address1: 'Rua Augusta 1',
    address2: '',
    address3: '',
    zipcode: '1100-048',
    zone: 'Baixa',
    county: 'Lisboa',
    district: 'Lisboa',
  },
  deliveryCost: 2.5,
  isAvailable: true,
  minimumSecondsBeforeBooking: 3600,
  avgMinutesOfOrderPreparation: 20,
  campaignImages: [{ url: 'https://cdn.example.pt/a.jpg', alt: 'Sala' }],
  giftVoucherExtraDiscount: { value: 1.5, percentage: 6 },
  premiumVoucherExtraDiscount: { value: 2, percentage: 8 },
  bookingConfig: {
    bookingStartNote: 'Início',
    bookingFinishingNote: 'Até já',
    bookingConfirmedNote: 'Confirmada',
    isTakeaway: false,
    isDelivery: false,
    minPartySize: 1,
    maxPartySize: 8,
    bookingType: 1,
    isOnline: true,
  },
  shopName: 'Tasca da Rita',
  phoneNumber: '+351 210 000 000',
  obtainMethod: 'qrcode_scan',
  hasSmartPrice: true,
  registeredUsers: false,
};

export const SAMPLE_SCHEDULE = {
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  nonAvailableDays: ['2027-12-25'],
};

export const SAMPLE_SLOTS = [
  { startTime: '2027-01-16T20:00:00+00:00', durationSec: 5400, capacity: 4 },
];

export const SAMPLE_RESOURCES = [{ id: 1, name: 'Marta' }];

export const SAMPLE_SHOP = {
  id: 2,
  name: 'Spa do Chiado',
  phoneNumber: '210000001',
  addressView: SAMPLE_CAMPAIGN.addressView,
  priceListView: SAMPLE_CAMPAIGN.priceListView,
  categoryView: {
    categories: [
      {
        categoryId: 5,
        categoryName: 'Bem-estar',
        subcategories: [{ categoryId: 51, categoryName: 'Massagens' }],
      },
    ],
  },
  shopImages: [{ url: 'https://cdn.example.pt/spa.jpg', alt: 'Spa' }],
  shopMerchantServices: [
    {
      id: 'svc-1',
      serviceName: 'Massagem',
      serviceDescription: '50 minutos',
      bookingConfig: SAMPLE_CAMPAIGN.bookingConfig,
      minimumTimeBeforeBooking: 7200,
      price: '45,00 €',
      estimatedServiceDurationSeconds: 3000,
      subcategoryId: 51,
    },
  ],
};

export const SAMPLE_CATEGORIES = SAMPLE_SHOP.categoryView.categories;

export const SAMPLE_CART = {
  id: 'cart-1',
  couponCode: 'SAVE10',
  shops: [
    {
      id: 3,
      name: 'Loja',
      items: [
        {
          id: 31,
          name: 'Azeite',
          quantity: 2,
          lineTotalBefore: 20,
          lineTotal: 18,
          promotionPrice: 9,
          price: 10,
          currency: 'EUR',
          image: 'https://cdn.example.pt/azeite.jpg',
          notes: '',
        },
      ],
    },
  ],
  itemsTotal: 18,
  discountValue: 1.8,
  final: 16.2,
  paymentMethods: ['online', 'offline'],
};

export const SAMPLE_PROFILE = {
  id: 77,
  username: 'ana@example.com',
  token: 'fresh-token',
  firstName: 'Ana',
  lastName: 'Silva',
  mobile: 912345678,
  mobilePrefix: 351,
  points: 120,
  isPremium: true,
  avatar: 'https://cdn.example.pt/ana.jpg',
  referralCode: 'ANA1',
  districtId: 11,
  genderId: 2,
  loginSource: 'google',
};

export const SAMPLE_PRIZES = [{ id: 9, prizeTitle: 'Vale de 5 €', prizeValue: 5 }];

export const SAMPLE_SIGN_IN = {
  id: 77,
  token: 'fresh-token',
  newRegistration: true,
  districtId: 11,
  genderId: 2,
};

export const SAMPLE_SIGN_UP = { data: { id: 78 }, meta: { districtId: 11 } };

export const SAMPLE_ADDRESS = {
  id: 9001,
  addressName: 'Casa',
  countryId: 139,
  city: 'Lisboa',
  postalCode: '1100-544',
  street: 'Rua de São Miguel 41',
  floorDoor: '2.º Esq.',
  company: 'Ferreira, Lda.',
  vatId: '501442600',
};

export const SAMPLE_ENTITY_CONFIG = {
  env: {
    frontendUrl: 'https://www.example.pt',
    googleClientId: 'g-1',
    facebookAppId: 'f-1',
    appleClientId: 'a-1',
    googleSdkUrl: 'https://sdk.example.pt/google.js',
    facebookSdkUrl: 'http://localhost:4173/facebook.js',
    appleSdkUrl: 'https://sdk.example.pt/apple.js',
    supportPhone: '210000002',
    supportEmail: 'ajuda@example.pt',
    mapsPartnerId: 4711,
    links: { terms: 'https://www.example.pt/termos' },
  },
  social: { google: true, facebook: false, apple: true },
  theme: { primary: '#0a7', radius: '8px' },
};

export const SAMPLE_PAYMENT = {
  id: 31,
  status: 'IN_PROGRESS',
  message: 'Confirma na app',
  valueCharged: 84,
  activationCode: 'V-1',
  activationQrCode: 'qr:V-1',
};

export const SAMPLE_PAYMENT_LINK = {
  id: 32,
  urlPaymentPlatform: 'https://pay.example.pt/32',
  bankReference: {
    entity: 21098,
    reference: '123 456 789',
    amount: '84,00 €',
    expireDate: '2027-01-17T12:00:00Z',
  },
  valueCharged: 84,
};

const SAMPLE_PLAN = {
  id: 2,
  description: 'Um ano de smart',
  period: 'Anual',
  useLimit: 24,
  months: 12,
  price: 2.99,
  totalPrice: '35,88 €',
  urlHiPay: 'https://pay.example.pt/plan/2',
};

export const SAMPLE_PREMIUM_PLANS = { products: [SAMPLE_PLAN], bestSubscription: SAMPLE_PLAN };

export const SAMPLE_COUNTRIES = [{ id: 139, name: 'Portugal' }];

const SAMPLE_METHOD = {
  id: 301,
  name: 'Estafeta',
  costWithVat: '3,50 €',
  deliveryType: 'DELIVERY',
  acceptsOnlinePayment: true,
  acceptsOfflinePayment: false,
  shopAddress: 'Rua 5 de Outubro 62, Évora',
};

export const SAMPLE_RATES = {
  types: [
    {
      type: 'DELIVERY',
      price: 3.5,
      startingFrom: true,
      disabled: false,
      disabledFor: [{ shopName: 'Loja' }],
    },
  ],
  shops: [
    {
      shopId: 3,
      shopName: 'Loja',
      price: 3.5,
      available: true,
      methods: {
        DELIVERY: [SAMPLE_METHOD],
        PICKUP_POINT: [{ ...SAMPLE_METHOD, id: 302, deliveryType: 'PICKUP_POINT' }],
        STORE_PICKUP: [{ ...SAMPLE_METHOD, id: 303, deliveryType: 'STORE_PICKUP' }],
      },
    },
  ],
};

export const SAMPLE_PICKUP_POINTS = [
  {
    id: 501,
    name: 'Papelaria Avenida',
    address: 'Avenida da República 10',
    postalCode: '1050-191',
    city: 'Lisboa',
    latitude: 38.735,
    longitude: -9.145,
  },
];

export const SAMPLE_ORDER = { orderRef: 'E-7001', paymentUrl: 'https://pay.example.pt/o/7001' };

export const SAMPLE_RESERVATION = {
  transactionId: 5001,
  valueCharged: 12.5,
  activationCode: 'XYZ',
  activationQrCode: 'qr:XYZ',
  points: 10,
  status: 'CONFIRMED',
};
