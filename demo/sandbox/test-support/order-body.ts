/** The delivery of what the session `one-shop` ordered, picked up at the grocer's. */
export const STORE_PICKUP = {
  deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 304, pickupPoint: null }],
};

/** A right body of an order of the session `one-shop`; `change` replaces fields, `order` those of orderInformation. */
export function orderBody(
  order: Record<string, unknown> = {},
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    refererLink: 'https://mercearia.example/loja',
    userInformation: {
      givenName: 'Rita',
      familyName: 'Sousa Prata',
      email: 'rita@example.com',
      mobileNumber: { dialPrefix: '+351', number: '913000111' },
    },
    orderInformation: {
      delivery: STORE_PICKUP,
      shopNotes: [],
      notes: '',
      paymentMethod: 'offline',
      ...order,
    },
    ...change,
  };
}
