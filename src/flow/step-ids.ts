/** The steps at which a flow can be entered; the first module brings their screens. */
export type EntryStepId =
  | 'booking'
  | 'cart-review'
  | 'choice'
  | 'login'
  | 'menu'
  | 'points-confirm'
  | 'reservation-type'
  | 'services';

/** Every step of every flow, by name. Steps are never numbered. */
export type StepId =
  | EntryStepId
  | 'client-info'
  | 'confirm'
  | 'delivery'
  | 'payment-method'
  | 'plans'
  | 'points-result'
  | 'success';
