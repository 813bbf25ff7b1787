/** A booking that campaign 101 takes, but for its slot. */
export const GUEST_QUERY = 'clientApplication=WEB&providerId=1&language=pt_PT';

/** A right body of POST bookings; `change` replaces fields. */
export function bookingBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    campaignId: 101,
    shopMerchantServiceIds: [],
    prizeTransactionId: null,
    resourceIds: [0],
    slots: [],
    partySize: 2,
    refererLink: 'https://tasca.example/reservas',
    userInformation: {
      givenName: 'Rita',
      familyName: 'Sousa Prata',
      email: 'rita@example.com',
      language: 'pt_PT',
      partnerUserId: '',
      mobileNumber: { dialPrefix: '+351', number: '913000111' },
    },
    orderInformation: { notes: '' },
    onBehalfOfUser: true,
    ...change,
  };
}
