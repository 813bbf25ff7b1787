import 'merchant-checkout';

interface Props {
  campaign: string;
  onReserved: (id: string) => void;
}

export const Booking = ({ campaign, onReserved }: Props) => (
  <merchant-checkout
    middleware="sandbox:"
    shop="1"
    campaign={campaign}
    reservation-type="normal"
    allow-guest-login
    onmerchant-checkout-reserved={({ detail }) => onReserved(detail.transactionId)}
  />
);
