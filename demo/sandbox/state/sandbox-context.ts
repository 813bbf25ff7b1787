import type { ReadStandIn } from '../social/stand-ins.ts';
import type { PictureUrl } from '../support/pictures.ts';
import type { SandboxState } from './sandbox-state.ts';

/** The context of every handler. */
export interface SandboxContext {
  /** Unix time in ms. */
  now: () => number;
  /** Where a request was sent to, without a trailing slash. */
  originOf: (request: Request) => string;
  /** The URLs of the pictures in its answer. */
  picturesFor: (request: Request) => PictureUrl;
  /** Reads the scripts that play the social providers; null where they cannot be served. */
  standIn: ReadStandIn | null;
  /** Read at every call, because a reset replaces it. */
  state: () => SandboxState;
}
