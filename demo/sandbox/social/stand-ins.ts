/** The scripts that play the social providers, and what they share. */
export const STAND_INS = ['google', 'facebook', 'apple', 'consent'] as const;

type StandIn = (typeof STAND_INS)[number];

/** Gives the text of a script. */
export type ReadStandIn = (name: StandIn) => Promise<string>;

/** Where the scripts are, below the origin of the sandbox: `/__sandbox/social/google.js`. */
export const STAND_INS_PATH = '/__sandbox/social';
