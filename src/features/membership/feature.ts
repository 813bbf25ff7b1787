import type { Feature } from '../../flow/feature.ts';

/** Premium membership. Its plans are shown only while they stand in the way. */
export const membership: Feature = { isFinished: { plans: () => false } };
