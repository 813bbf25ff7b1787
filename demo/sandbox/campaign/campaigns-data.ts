import type { CalendarName } from '../calendar/calendars-data.ts';
import type { PictureName } from '../support/pictures.ts';
import { text, type Localised } from '../support/localised.ts';

interface CampaignViewRow {
  campaignTitle: Localised;
  campaignType: 1 | 2 | 3 | 5 | 6 | 7;
  minNumberPeople: number;
  maxNumberPeople: number;
  currency: 'EUR';
  isTakeaway: boolean;
  isDelivery: boolean;
  offer: boolean;
  isFreeOffer: boolean;
  merchantStatus: 'ACTIVE' | 'BLOCKED_NEGATIVE_BALANCE';
  points: number;
  premiumPoints: number;
  /** Percent. */
  discount: number;
  activationCode: string | null;
  activationQrCode: string | null;
  /** Euros, as a number or as the merchant wrote it. */
  offerPrice: number | string | null;
  priceBefore: number | string | null;
  /** Euros. */
  chargeValue: number;
  /** Venue times. */
  startTime: string | null;
  endTime: string | null;
  canBuyVoucher: boolean;
  attributes: readonly { type: 'SMART_DISCOUNT' | 'SMART_PRICE'; value: string }[];
}

interface BookingConfigRow {
  bookingStartNote: Localised | null;
  bookingFinishingNote: Localised | null;
  bookingConfirmedNote: Localised | null;
  isTakeaway: boolean;
  isDelivery: boolean;
  minPartySize: number;
  maxPartySize: number;
  bookingType: number;
  isOnline: boolean;
}

interface ExtraDiscountRow {
  /** Euros. */
  value: number;
  percentage: number;
}

export interface CampaignRow {
  id: number;
  shopId: 1 | 2;
  offerCode: string | null;
  calendar: CalendarName | null;
  pictures: readonly PictureName[];
  campaignView: CampaignViewRow;
  info: {
    /** Euros. */
    deliveryCost: number;
    isAvailable: boolean;
    minimumSecondsBeforeBooking: number;
    avgMinutesOfOrderPreparation: number;
    giftVoucherExtraDiscount: ExtraDiscountRow | null;
    premiumVoucherExtraDiscount: ExtraDiscountRow | null;
    bookingConfig: BookingConfigRow;
    obtainMethod: 'qrcode_scan' | null;
    hasSmartPrice: boolean;
    registeredUsers: boolean;
  };
}

const HOUR = 3600;

const VIEW = {
  minNumberPeople: 1,
  maxNumberPeople: 8,
  currency: 'EUR',
  isTakeaway: false,
  isDelivery: false,
  offer: false,
  isFreeOffer: false,
  merchantStatus: 'ACTIVE',
  points: 10,
  premiumPoints: 20,
  discount: 0,
  activationCode: null,
  activationQrCode: null,
  offerPrice: null,
  priceBefore: null,
  chargeValue: 0,
  startTime: null,
  endTime: null,
  canBuyVoucher: false,
  attributes: [],
} as const satisfies Partial<CampaignViewRow>;

const CONFIG: BookingConfigRow = {
  bookingStartNote: null,
  bookingFinishingNote: null,
  bookingConfirmedNote: null,
  isTakeaway: false,
  isDelivery: false,
  minPartySize: 1,
  maxPartySize: 8,
  bookingType: 1,
  isOnline: true,
};

const INFO = {
  deliveryCost: 0,
  isAvailable: true,
  minimumSecondsBeforeBooking: HOUR,
  avgMinutesOfOrderPreparation: 0,
  giftVoucherExtraDiscount: null,
  premiumVoucherExtraDiscount: null,
  bookingConfig: CONFIG,
  obtainMethod: null,
  hasSmartPrice: false,
  registeredUsers: false,
} as const satisfies CampaignRow['info'];

/** The campaigns. Contract section 4. */
export const CAMPAIGNS: readonly CampaignRow[] = [
  {
    id: 101,
    shopId: 1,
    offerCode: null,
    calendar: 'table',
    pictures: ['tasca-ao-anoitecer', 'petiscos'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Menu da Lua: entrada, prato e sobremesa',
        'Menú de la Luna: entrante, plato y postre',
        'Moon menu: starter, main and dessert',
      ),
      campaignType: 1,
      discount: 20,
      offerPrice: 22.4,
      priceBefore: 28,
      startTime: '12:30',
      endTime: '23:30',
    },
    info: {
      ...INFO,
      bookingConfig: {
        ...CONFIG,
        bookingFinishingNote: text(
          'Guardamos a mesa durante 15 minutos. Diz-nos se alguém tem alergias.',
          'Guardamos la mesa durante 15 minutos. Dinos si alguien tiene alergias.',
          'We keep the table for 15 minutes. Tell us about any allergies.',
        ),
        bookingConfirmedNote: text(
          'A mesa está à tua espera. Até já!',
          'La mesa te espera. ¡Hasta pronto!',
          'Your table is waiting. See you soon!',
        ),
      },
    },
  },
  {
    id: 102,
    shopId: 1,
    offerCode: null,
    calendar: 'groupTable',
    pictures: ['petiscos', 'noite-de-fado'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Jantar de grupo com petiscos para partilhar',
        'Cena de grupo con tapas para compartir',
        'Group dinner with small plates to share',
      ),
      campaignType: 2,
      minNumberPeople: 4,
      maxNumberPeople: 16,
      discount: 15,
      offerPrice: '25,50 €',
      priceBefore: '30 €',
    },
    info: {
      ...INFO,
      minimumSecondsBeforeBooking: 4 * HOUR,
      bookingConfig: {
        ...CONFIG,
        bookingType: 2,
        minPartySize: 4,
        maxPartySize: 16,
        bookingFinishingNote: text(
          'Respondemos a pedidos de grupo no próprio dia.',
          'Respondemos a las peticiones de grupo en el mismo día.',
          'We answer group requests on the same day.',
        ),
      },
    },
  },
  {
    id: 103,
    shopId: 2,
    offerCode: null,
    calendar: 'thermalDay',
    pictures: ['piscina-termal', 'pedras-e-vela'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Circuito de águas termais',
        'Circuito de aguas termales',
        'Thermal water circuit',
      ),
      campaignType: 3,
      maxNumberPeople: 6,
      discount: 25,
      offerPrice: 24,
      priceBefore: 32,
      activationCode: 'AGUAS25',
      startTime: '10:00',
      endTime: '20:00',
    },
    info: {
      ...INFO,
      minimumSecondsBeforeBooking: 0,
      bookingConfig: {
        ...CONFIG,
        bookingType: 3,
        maxPartySize: 6,
        bookingFinishingNote: text(
          'Traz fato de banho e touca; as toalhas são nossas.',
          'Trae bañador y gorro; las toallas las ponemos nosotros.',
          'Bring a swimsuit and a cap; the towels are on us.',
        ),
      },
    },
  },
  {
    id: 105,
    shopId: 2,
    offerCode: null,
    calendar: null,
    pictures: ['oleos-e-toalhas', 'pedras-e-vela'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Massagem de relaxamento com 15% de desconto',
        'Masaje relajante con un 15 % de descuento',
        'Relaxing massage with 15% off',
      ),
      campaignType: 5,
      maxNumberPeople: 1,
      discount: 15,
      offerPrice: 46.75,
      priceBefore: 55,
    },
    info: {
      ...INFO,
      bookingConfig: { ...CONFIG, bookingType: 5, maxPartySize: 1 },
    },
  },
  {
    id: 106,
    shopId: 2,
    offerCode: null,
    calendar: 'coupleCabin',
    pictures: ['pedras-e-vela', 'piscina-termal'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Ritual a dois, na data que vos der jeito',
        'Ritual en pareja, en la fecha que os convenga',
        'Ritual for two, on a date that suits you',
      ),
      campaignType: 6,
      maxNumberPeople: 2,
      discount: 10,
      offerPrice: 116.1,
      priceBefore: 129,
    },
    info: {
      ...INFO,
      minimumSecondsBeforeBooking: 24 * HOUR,
      bookingConfig: { ...CONFIG, bookingType: 6, maxPartySize: 2 },
    },
  },
  {
    id: 107,
    shopId: 1,
    offerCode: null,
    calendar: 'kitchen',
    pictures: ['para-levar', 'petiscos'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'A tasca em tua casa: 10% em toda a carta',
        'La tasca en tu casa: un 10 % en toda la carta',
        'The tasca at home: 10% off the whole menu',
      ),
      campaignType: 7,
      isTakeaway: true,
      isDelivery: true,
      discount: 10,
      startTime: '12:00',
      endTime: '22:00',
    },
    info: {
      ...INFO,
      deliveryCost: 2.5,
      minimumSecondsBeforeBooking: 1800,
      avgMinutesOfOrderPreparation: 35,
      bookingConfig: { ...CONFIG, bookingType: 7, isTakeaway: true, isDelivery: true },
    },
  },
  {
    id: 110,
    shopId: 1,
    offerCode: null,
    calendar: 'dinner',
    pictures: ['noite-de-fado', 'tasca-ao-anoitecer'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Noite de fado com jantar de degustação',
        'Noche de fado con cena de degustación',
        'Fado night with a tasting dinner',
      ),
      campaignType: 1,
      offer: true,
      discount: 25,
      offerPrice: 45,
      priceBefore: 60,
      chargeValue: 45,
      canBuyVoucher: true,
      attributes: [
        { type: 'SMART_DISCOUNT', value: '35' },
        { type: 'SMART_PRICE', value: '39.00' },
      ],
    },
    info: {
      ...INFO,
      giftVoucherExtraDiscount: { value: 3, percentage: 7 },
      premiumVoucherExtraDiscount: { value: 6, percentage: 13 },
      hasSmartPrice: true,
    },
  },
  {
    id: 111,
    shopId: 2,
    offerCode: 'POINTS10',
    calendar: null,
    pictures: ['piscina-termal'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Dez pontos por nos visitar',
        'Diez puntos por visitarnos',
        'Ten points for your visit',
      ),
      campaignType: 1,
      maxNumberPeople: 1,
      points: 10,
      premiumPoints: 25,
    },
    info: { ...INFO, obtainMethod: 'qrcode_scan', registeredUsers: true },
  },
  {
    id: 112,
    shopId: 1,
    offerCode: null,
    calendar: null,
    pictures: ['petiscos'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Festival da sardinha (terminado)',
        'Festival de la sardina (terminado)',
        'Sardine festival (ended)',
      ),
      campaignType: 1,
    },
    info: { ...INFO, isAvailable: false },
  },
  {
    id: 113,
    shopId: 2,
    offerCode: null,
    calendar: 'cabin',
    pictures: ['oleos-e-toalhas'],
    campaignView: {
      ...VIEW,
      campaignTitle: text('Massagem de boas-vindas', 'Masaje de bienvenida', 'Welcome massage'),
      campaignType: 1,
      maxNumberPeople: 2,
      offer: true,
      isFreeOffer: true,
      merchantStatus: 'BLOCKED_NEGATIVE_BALANCE',
    },
    info: { ...INFO },
  },
  {
    id: 114,
    shopId: 1,
    offerCode: null,
    calendar: 'dinner',
    pictures: ['noite-de-fado', 'petiscos'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Mesa junto ao palco, com petiscos da casa',
        'Mesa junto al escenario, con tapas de la casa',
        'Table by the stage, with house small plates',
      ),
      campaignType: 1,
      maxNumberPeople: 6,
      discount: 10,
      offerPrice: 27,
      priceBefore: 30,
      attributes: [
        { type: 'SMART_DISCOUNT', value: '30' },
        { type: 'SMART_PRICE', value: '21.00' },
      ],
    },
    info: { ...INFO, hasSmartPrice: true },
  },
  {
    id: 115,
    shopId: 2,
    offerCode: null,
    calendar: null,
    pictures: ['oleos-e-toalhas', 'piscina-termal'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Vale-oferta: tarde nas águas com massagem',
        'Cheque regalo: tarde en las aguas con masaje',
        'Gift voucher: an afternoon in the water with a massage',
      ),
      campaignType: 1,
      offer: true,
      discount: 25,
      offerPrice: '14,95 €',
      priceBefore: '19,95 €',
      canBuyVoucher: true,
    },
    info: {
      ...INFO,
      giftVoucherExtraDiscount: { value: 1.5, percentage: 10 },
      premiumVoucherExtraDiscount: { value: 3, percentage: 20 },
    },
  },
  {
    id: 116,
    shopId: 1,
    offerCode: null,
    calendar: 'table',
    pictures: ['petiscos', 'tasca-ao-anoitecer'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Mesa do chef, só para clientes registados',
        'Mesa del chef, solo para clientes registrados',
        "Chef's table, for registered customers only",
      ),
      campaignType: 1,
      maxNumberPeople: 6,
      offerPrice: 30,
      chargeValue: 15,
    },
    info: { ...INFO, registeredUsers: true },
  },
  {
    // The offer price 0 states no price, so both types of reservation have a discount alone.
    id: 117,
    shopId: 1,
    offerCode: null,
    calendar: 'table',
    pictures: ['petiscos', 'tasca-ao-anoitecer', 'noite-de-fado'],
    campaignView: {
      ...VIEW,
      campaignTitle: text(
        'Desconto em toda a conta',
        'Descuento en toda la cuenta',
        'A discount on the whole bill',
      ),
      campaignType: 1,
      maxNumberPeople: 6,
      discount: 15,
      offerPrice: 0,
      attributes: [{ type: 'SMART_DISCOUNT', value: '25' }],
    },
    info: { ...INFO, hasSmartPrice: true },
  },
];
