import type { Feature } from '../../flow/feature-interface.ts';

/** Premium membership. The plans step shows only while it blocks the flow, so it is never finished. */
export const membership: Feature = { isFinished: { plans: () => false } };
