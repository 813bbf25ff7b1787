import 'merchant-checkout';

interface Props {
  campaign: string;
  onReserved: (id: string) => void;
}

export const Booking = (props: Props) => (
  <merchant-checkout
    middleware="sandbox:"
    shop="1"
    campaign={props.campaign}
    reservation-type="normal"
    allow-guest-login
    on:merchant-checkout-reserved={({ detail }) => props.onReserved(detail.transactionId)}
  />
);
