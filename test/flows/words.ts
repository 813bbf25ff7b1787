import type { Language } from '../support/index.ts';

/** What the customer reads and presses on the way through a booking. */
export interface Words {
  continue: string;
  nextWeek: string;
  name: string;
  email: string;
  phone: string;
  /** The last button: of a booking with a price, and of one that only asks. */
  submit: string;
  successTitles: Readonly<Record<1 | 2 | 3 | 5 | 6, string>>;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  pt: {
    continue: 'Continuar',
    nextWeek: 'Semana seguinte',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Número de telemóvel',
    submit: 'Confirmar com obrigação de pagar',
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
    submit: 'Confirmar con obligación de pago',
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
    submit: 'Confirm with obligation to pay',
    successTitles: {
      1: 'Booking confirmed',
      2: 'Request sent',
      3: 'The offer is yours',
      5: 'Your coupon is ready',
      6: 'Date options sent',
    },
  },
};
