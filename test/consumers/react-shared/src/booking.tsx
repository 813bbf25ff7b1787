import { MerchantCheckout } from 'merchant-checkout/react-shared';

export const Booking = ({ onReserved }: { onReserved: (id: string) => void }) => (
  <MerchantCheckout
    middleware="sandbox:"
    shop="1"
    campaign="101"
    reservationType="normal"
    allowGuestLogin
    onReserved={({ detail }) => onReserved(detail.transactionId)}
  />
);
