import type { Language } from '../support/index.ts';

/** The texts of a booking. */
export interface Words {
  continue: string;
  nextWeek: string;
  name: string;
  email: string;
  phone: string;
  /** The last button of a booking with a price. */
  submit: string;
  /** The last button of an order that is paid at the shop, or where it is delivered. */
  submitOrder: RegExp;
  successTitles: Readonly<Record<1 | 2 | 3 | 5 | 6, string>>;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  pt: {
    continue: 'Continuar',
    nextWeek: 'Semana seguinte',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Número de telemóvel',
    submit: 'Confirmar e pagar no local',
    submitOrder: /^Confirmar e pagar (no local|ao receber)$/,
    successTitles: {
      1: 'Reserva confirmada',
      2: 'Pedido enviado',
      3: 'A promoção é tua',
      5: 'Cupão guardado',
      6: 'Opções de data enviadas',
    },
  },
  es: {
    continue: 'Continuar',
    nextWeek: 'Semana siguiente',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de móvil',
    submit: 'Confirmar y pagar en el local',
    submitOrder: /^Confirmar y pagar (en el local|al recibirlo)$/,
    successTitles: {
      1: 'Reserva confirmada',
      2: 'Solicitud enviada',
      3: 'La promoción es tuya',
      5: 'Cupón guardado',
      6: 'Opciones de fecha enviadas',
    },
  },
  en: {
    continue: 'Continue',
    nextWeek: 'Next week',
    name: 'Name',
    email: 'E-mail',
    phone: 'Mobile number',
    submit: 'Confirm and pay at the venue',
    submitOrder: /^Confirm and pay (at the venue|when you get it)$/,
    successTitles: {
      1: 'Booking confirmed',
      2: 'Request sent',
      3: 'The offer is yours',
      5: 'Your coupon is ready',
      6: 'Date options sent',
    },
  },
  fr: {
    continue: 'Continuer',
    nextWeek: 'Semaine suivante',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Numéro de mobile',
    submit: 'Réserver avec obligation de paiement',
    submitOrder: /^Commander avec obligation de paiement$/,
    successTitles: {
      1: 'Réservation confirmée',
      2: 'Demande envoyée',
      3: 'L’offre est à vous',
      5: 'Coupon enregistré',
      6: 'Dates proposées envoyées',
    },
  },
  de: {
    continue: 'Weiter',
    nextWeek: 'Nächste Woche',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Handynummer',
    submit: 'Zahlungspflichtig buchen',
    submitOrder: /^Zahlungspflichtig bestellen$/,
    successTitles: {
      1: 'Buchung bestätigt',
      2: 'Anfrage gesendet',
      3: 'Das Angebot gehört Ihnen',
      5: 'Coupon gespeichert',
      6: 'Terminvorschläge gesendet',
    },
  },
};
