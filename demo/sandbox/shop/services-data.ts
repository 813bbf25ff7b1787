import type { CalendarName } from '../calendar/calendars-data.ts';
import { text, type Localised } from '../support/localised.ts';

interface ServiceBookingConfig {
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

export interface ServiceRow {
  id: number;
  calendar: CalendarName | null;
  serviceName: Localised;
  serviceDescription: Localised;
  bookingConfig: ServiceBookingConfig | null;
  /** Seconds. */
  minimumTimeBeforeBooking: number;
  /** Euros. */
  price: number;
  estimatedServiceDurationSeconds: number;
  subcategoryId: number;
  /** Whether no time is left. */
  status?: 'sold_out';
}

const HOUR = 3600;
const ONLINE: ServiceBookingConfig = {
  bookingStartNote: null,
  bookingFinishingNote: text(
    'Chega 15 minutos antes, para um chá e para trocares de roupa.',
    'Llega 15 minutos antes, para un té y para cambiarte.',
    'Come 15 minutes early, for a tea and to change.',
  ),
  bookingConfirmedNote: null,
  isTakeaway: false,
  isDelivery: false,
  minPartySize: 1,
  maxPartySize: 1,
  bookingType: 1,
  isOnline: true,
};

/** The services of the spa: bookable online, by telephone only, and one that is delivered (type 7). */
export const SPA_SERVICES: readonly ServiceRow[] = [
  {
    id: 201,
    calendar: 'cabin',
    serviceName: text('Massagem de relaxamento', 'Masaje relajante', 'Relaxing massage'),
    serviceDescription: text(
      'Corpo inteiro, com óleo morno de amêndoas doces. 60 minutos.',
      'Cuerpo entero, con aceite tibio de almendras dulces. 60 minutos.',
      'Full body, with warm sweet-almond oil. 60 minutes.',
    ),
    bookingConfig: ONLINE,
    minimumTimeBeforeBooking: 2 * HOUR,
    price: 55,
    estimatedServiceDurationSeconds: HOUR,
    subcategoryId: 21,
  },
  {
    id: 202,
    calendar: 'cabin',
    serviceName: text('Limpeza de pele profunda', 'Limpieza facial profunda', 'Deep facial'),
    serviceDescription: text(
      'Vapor, extração e máscara de argila. 50 minutos.',
      'Vapor, extracción y mascarilla de arcilla. 50 minutos.',
      'Steam, extraction and a clay mask. 50 minutes.',
    ),
    bookingConfig: { ...ONLINE, bookingType: 2 },
    minimumTimeBeforeBooking: 4 * HOUR,
    price: 48.5,
    estimatedServiceDurationSeconds: 3000,
    subcategoryId: 22,
  },
  {
    id: 203,
    calendar: 'coupleCabin',
    serviceName: text('Ritual a dois', 'Ritual en pareja', 'Ritual for two'),
    serviceDescription: text(
      'Banho de flores, massagem a dois e espumante da Bairrada. 90 minutos.',
      'Baño de flores, masaje en pareja y espumoso de Bairrada. 90 minutos.',
      'Flower bath, massage for two and sparkling Bairrada. 90 minutes.',
    ),
    bookingConfig: { ...ONLINE, minPartySize: 2, maxPartySize: 2, bookingType: 6 },
    minimumTimeBeforeBooking: 24 * HOUR,
    price: 64.5,
    estimatedServiceDurationSeconds: 5400,
    subcategoryId: 21,
  },
  {
    id: 204,
    calendar: 'cabin',
    serviceName: text('Massagem terapêutica', 'Masaje terapéutico', 'Remedial massage'),
    serviceDescription: text(
      'Com avaliação prévia; marcações só por telefone.',
      'Con valoración previa; citas solo por teléfono.',
      'With an assessment first; by telephone only.',
    ),
    bookingConfig: { ...ONLINE, isOnline: false },
    minimumTimeBeforeBooking: 24 * HOUR,
    price: 62,
    estimatedServiceDurationSeconds: HOUR,
    subcategoryId: 21,
  },
  {
    id: 205,
    calendar: null,
    serviceName: text('Consulta de bem-estar', 'Consulta de bienestar', 'Wellness consultation'),
    serviceDescription: text(
      'Conversa com a nossa terapeuta, na receção.',
      'Charla con nuestra terapeuta, en recepción.',
      'A talk with our therapist, at the reception.',
    ),
    bookingConfig: null,
    minimumTimeBeforeBooking: 0,
    price: 0,
    estimatedServiceDurationSeconds: 1800,
    subcategoryId: 22,
  },
  {
    id: 206,
    calendar: null,
    serviceName: text('Duche Vichy', 'Ducha Vichy', 'Vichy shower'),
    serviceDescription: text(
      'Esgotado nas próximas semanas; por vezes há uma desistência.',
      'Completo las próximas semanas; a veces hay una cancelación.',
      'Full for the next weeks; sometimes somebody cancels.',
    ),
    bookingConfig: ONLINE,
    status: 'sold_out',
    minimumTimeBeforeBooking: 2 * HOUR,
    price: 38,
    estimatedServiceDurationSeconds: 1800,
    subcategoryId: 21,
  },
  {
    id: 208,
    calendar: 'cabin',
    serviceName: text('Banho turco privado', 'Baño turco privado', 'Private steam bath'),
    serviceDescription: text(
      'Até quatro pessoas; a maior parte das horas leva duas.',
      'Hasta cuatro personas; la mayoría de las horas admite dos.',
      'For up to four; most hours take two.',
    ),
    bookingConfig: { ...ONLINE, maxPartySize: 4 },
    minimumTimeBeforeBooking: 2 * HOUR,
    price: 18,
    estimatedServiceDurationSeconds: 2700,
    subcategoryId: 21,
  },
  {
    id: 207,
    calendar: 'kitchen',
    serviceName: text('Spa em casa', 'Spa en casa', 'Spa at home'),
    serviceDescription: text(
      'Óleos, sais e velas numa caixa, entregue no Porto ou levantada na receção.',
      'Aceites, sales y velas en una caja, entregada en Oporto o recogida en recepción.',
      'Oils, salts and candles in a box, delivered in Porto or picked up at the reception.',
    ),
    bookingConfig: {
      ...ONLINE,
      bookingFinishingNote: null,
      isTakeaway: true,
      isDelivery: true,
      bookingType: 7,
    },
    minimumTimeBeforeBooking: 1800,
    price: 34.9,
    estimatedServiceDurationSeconds: 900,
    subcategoryId: 23,
  },
];

/** The parts of "Spa em casa". */
export const SPA_PRODUCTS = {
  sections: [
    {
      id: 21,
      name: text('Spa em casa', 'Spa en casa', 'Spa at home'),
      items: [
        {
          id: 2101,
          name: text('Óleo de amêndoas doces', 'Aceite de almendras dulces', 'Sweet-almond oil'),
          description: text('100 ml', '100 ml', '100 ml'),
          price: 14.9,
          currency: 'EUR',
          takeawayDeliveryAvailable: true,
          status: 'active',
        },
        {
          id: 2102,
          name: text(
            'Sais de banho com lavanda',
            'Sales de baño con lavanda',
            'Lavender bath salts',
          ),
          description: text('Sal de Aveiro, 300 g', 'Sal de Aveiro, 300 g', 'Aveiro salt, 300 g'),
          price: 9.5,
          currency: 'EUR',
          takeawayDeliveryAvailable: true,
          status: 'active',
        },
      ],
    },
  ],
} as const;
