/** Every step of every flow, by name. Steps are never numbered. */
export const STEP_IDS = [
  'booking',
  'cart-review',
  'choice',
  'client-info',
  'confirm',
  'delivery',
  'login',
  'menu',
  'payment-method',
  'plans',
  'points-confirm',
  'points-result',
  'reservation-type',
  'services',
  'success',
] as const;

export type StepId = (typeof STEP_IDS)[number];

/** The steps at which a flow can be entered; the first module brings their screens. */
export type EntryStepId = Exclude<
  StepId,
  'client-info' | 'confirm' | 'delivery' | 'payment-method' | 'plans' | 'points-result' | 'success'
>;
