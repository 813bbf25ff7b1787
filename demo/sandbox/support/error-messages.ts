import { text } from './localised.ts';

/** Every error that the sandbox answers with: its status, its name and its message to the customer. */
export const ERRORS = {
  MALFORMED_REQUEST: {
    status: 400,
    name: 'BadRequest',
    message: text(
      'O pedido está incompleto ou mal formado.',
      'La petición está incompleta o mal formada.',
      'The request is incomplete or malformed.',
    ),
  },
  INVALID_CREDENTIALS: {
    status: 401,
    name: 'Unauthorized',
    message: text(
      'O e-mail ou a palavra-passe não estão certos.',
      'El correo o la contraseña no son correctos.',
      'The e-mail or the password is not right.',
    ),
  },
  REFUSED_WITH_MARKUP: {
    status: 401,
    name: 'Unauthorized',
    message: text(
      '<b>Conta bloqueada.</b> <img src="x" onerror="alert(1)"> Liga-nos.',
      '<b>Cuenta bloqueada.</b> <img src="x" onerror="alert(1)"> Llámanos.',
      '<b>Account blocked.</b> <img src="x" onerror="alert(1)"> Please call us.',
    ),
  },
  PROVIDER_REFUSED: {
    status: 401,
    name: 'Unauthorized',
    message: text(
      'Este serviço não confirmou quem és. Tenta outra vez.',
      'Este servicio no ha confirmado quién eres. Inténtalo otra vez.',
      'This service did not confirm who you are. Please try again.',
    ),
  },
  WEAK_PASSWORD: {
    status: 400,
    name: 'BadRequest',
    message: text(
      'A palavra-passe precisa de pelo menos 6 caracteres.',
      'La contraseña necesita al menos 6 caracteres.',
      'The password needs at least 6 characters.',
    ),
  },
  EMAIL_TAKEN: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Já existe uma conta com este e-mail.',
      'Ya existe una cuenta con este correo.',
      'There is an account with this e-mail already.',
    ),
  },
  UNKNOWN_EMAIL: {
    status: 404,
    name: 'NotFound',
    message: text(
      'Não há nenhuma conta com este e-mail.',
      'No hay ninguna cuenta con este correo.',
      'There is no account with this e-mail.',
    ),
  },
  INVALID_TOKEN: {
    status: 401,
    name: 'Unauthorized',
    message: text(
      'A tua sessão terminou. Inicia sessão de novo.',
      'Tu sesión ha terminado. Inicia sesión de nuevo.',
      'Your session has ended. Please sign in again.',
    ),
  },
  REGISTERED_USERS_ONLY: {
    status: 403,
    name: 'Forbidden',
    message: text(
      'Esta campanha é só para utilizadores registados.',
      'Esta campaña es solo para usuarios registrados.',
      'This campaign is for registered users only.',
    ),
  },
  NOT_FOUND: {
    status: 404,
    name: 'NotFound',
    message: text(
      'Não encontrámos o que procuras.',
      'No hemos encontrado lo que buscas.',
      'We could not find what you are looking for.',
    ),
  },
  CAMPAIGN_UNAVAILABLE: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Esta campanha não está disponível para reserva.',
      'Esta campaña no está disponible para reservar.',
      'This campaign is not available for booking.',
    ),
  },
  SLOT_UNAVAILABLE: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Este horário já não está disponível. Escolhe outro.',
      'Este horario ya no está disponible. Elige otro.',
      'This time is no longer available. Please choose another.',
    ),
  },
  SLOT_FULL: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Já não há lugares suficientes neste horário. Escolhe outro.',
      'Ya no quedan plazas suficientes en este horario. Elige otro.',
      'There are not enough places left at this time. Please choose another.',
    ),
  },
  RESOURCE_UNAVAILABLE: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Quem ou o que escolheste já não está disponível. Escolhe outra opção.',
      'Quien o lo que elegiste ya no está disponible. Elige otra opción.',
      'Whoever or whatever you chose is no longer available. Please choose another option.',
    ),
  },
  PRIZE_UNAVAILABLE: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Este prémio já foi usado ou não é teu.',
      'Este premio ya se ha usado o no es tuyo.',
      'This prize has been used or is not yours.',
    ),
  },
  PRIZE_TOO_HIGH: {
    status: 400,
    name: 'BadRequest',
    message: text(
      'Operação inválida. O montante a pagar não pode ser inferior a 2€.',
      'Operación no válida. El importe a pagar no puede ser inferior a 2€.',
      'Invalid operation. The amount to be paid cannot be less than 2€.',
    ),
  },
  NO_PAYMENT_PAGE: {
    status: 501,
    name: 'NotImplemented',
    message: text(
      'Esta demonstração corre sem servidor e não tem página de pagamento.',
      'Esta demostración funciona sin servidor y no tiene página de pago.',
      'This demonstration runs without a server and has no payment page.',
    ),
  },
  INVALID_COUPON: {
    status: 400,
    name: 'BadRequest',
    message: text('Código de cupão inválido', 'Código de cupón no válido', 'Coupon code invalid'),
  },
  EMPTY_CART: {
    status: 409,
    name: 'Conflict',
    message: text('O carrinho está vazio', 'El carrito está vacío', 'The cart is empty'),
  },
  ITEM_GONE: {
    status: 409,
    name: 'Conflict',
    message: text(
      'Um dos produtos esgotou-se entretanto.',
      'Uno de los productos se ha agotado mientras tanto.',
      'One of the products has sold out in the meantime.',
    ),
  },
  AMOUNT_CHANGED: {
    status: 409,
    name: 'Conflict',
    message: text(
      'O valor do pedido não é o que viste.',
      'El importe del pedido no es el que viste.',
      'The amount of the order is not the one that you saw.',
    ),
  },
  PRICE_CHANGED: {
    status: 409,
    name: 'Conflict',
    message: text(
      'O preço de um dos produtos mudou entretanto.',
      'El precio de uno de los productos ha cambiado mientras tanto.',
      'The price of one of the products has changed in the meantime.',
    ),
  },
  FAULT: {
    status: 500,
    name: 'InternalServerError',
    message: text(
      'O serviço está com problemas. Tenta daqui a pouco.',
      'El servicio tiene problemas. Inténtalo dentro de un momento.',
      'The service has problems. Please try again in a moment.',
    ),
  },
} as const;

export type SandboxErrorCode = keyof typeof ERRORS;
