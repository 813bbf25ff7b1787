import type { PaymentStatus } from '../../../src/submission/rules/purchase-state.ts';
import { text, type Localised } from '../support/localised.ts';
import type { StoredPayment } from './stored-payment.ts';

const MESSAGES: Record<PaymentStatus, Localised> = {
  IN_PROGRESS: text(
    'À espera da tua confirmação.',
    'A la espera de tu confirmación.',
    'Waiting for you to confirm.',
  ),
  COMPLETED: text('Pagamento recebido.', 'Pago recibido.', 'Payment received.'),
  CANCELLED: text('O pagamento foi recusado.', 'El pago ha sido rechazado.', 'Payment refused.'),
  ERROR_IN_PAY_PLATFORM: text(
    'A plataforma de pagamentos não respondeu. Tenta de novo.',
    'La plataforma de pagos no ha respondido. Inténtalo de nuevo.',
    'The payment platform did not answer. Please try again.',
  ),
};

/** How a payment stands; a paid voucher has its code. Contract section 3 "mbway-payment-status". */
export function paymentAnswer({ id, status, amountCents, activationCode }: StoredPayment) {
  const isVoucherPaid = status === 'COMPLETED' && activationCode !== null;
  return {
    id,
    status,
    message: MESSAGES[status],
    valueCharged: amountCents / 100,
    ...(isVoucherPaid && {
      activationCode,
      activationQrCode: `https://www.mesaqui.example/v/${activationCode}`,
    }),
  };
}
