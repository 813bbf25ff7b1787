export const BOOKING = { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true };
