/** All error kinds, a closed list. The code is contract, the message text is not. */
export const ERROR_CODES = [
  'config',
  'offline',
  'network',
  'timeout',
  'outcome_unknown',
  'api',
  'auth',
  'conflict',
  'validation',
  'payment_refused',
  'payment_platform',
  'storage',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
