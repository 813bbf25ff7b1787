import type { MiddlewareHandler } from 'hono';

import { DroppedConnection } from '../control/dropped-connection.ts';
import { distortAnswer } from './distort.ts';
import { drawsOf, type Draws } from './draws.ts';
import { drawFault } from './hostile-fault.ts';

/** Waits for `ms`; ends early when the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** The hostile mode of one sandbox. */
export interface HostileMode {
  /** From now on every answer is drawn from this seed; null ends it. */
  setSeed(seed: string | null): void;
  isOn(): boolean;
  /** Plays the drawn answers. */
  middleware: MiddlewareHandler;
}

/** One seed's world: how hostile it is, how often each call was made, and what was answered last. */
interface World {
  seed: string;
  counts: Map<string, number>;
  latest: Map<string, Response>;
  faultShare: number;
  strangeShare: number;
  lateShare: number;
  staleShare: number;
}

/** Longer than a request may take at most, so that some answers arrive after the time-out. */
const LATEST_MS = 55_000;
const SOON_MS = 4_000;

function openWorld(seed: string): World {
  const draws = drawsOf(seed, 'world', 0);
  return {
    seed,
    counts: new Map(),
    latest: new Map(),
    faultShare: draws.pick('faults', [0.04, 0.12, 0.25]),
    strangeShare: draws.pick('strange', [0, 0.1, 0.3]),
    lateShare: draws.pick('late', [0.05, 0.2, 0.5]),
    staleShare: draws.pick('stale', [0, 0.05, 0.15]),
  };
}

function nextDraws(world: World, call: string): Draws {
  const count = (world.counts.get(call) ?? 0) + 1;
  world.counts.set(call, count);
  return drawsOf(world.seed, call, count);
}

function delayOf(draws: Draws, { lateShare }: World): number {
  if (!draws.chance('late', lateShare)) return 0;
  return draws.below('by', draws.chance('very late', 0.2) ? LATEST_MS : SOON_MS);
}

/** The user of an answer: another user's is never given, however stale. */
const readerOf = (request: Request) => `${request.url} ${request.headers.get('token') ?? ''}`;

/** The real answer, distorted as far as the contract allows; refusals stay as they are. */
async function distorted(real: Response, manner: Parameters<typeof distortAnswer>[1]) {
  const isJson = real.headers.get('content-type')?.includes('json');
  if (!real.ok || !isJson) return real;
  const answer: unknown = await real.clone().json();
  return Response.json(distortAnswer(answer, manner), { status: real.status });
}

/**
 * Answers drawn at random from all that the contract allows, repeatable: what a call is answered depends on the seed, on
 * the call's method and path, and on how often it was made, never on the clock. Contract section 4.
 */
export function createHostileMode(sleep: Sleep): HostileMode {
  let world: World | null = null;

  const middleware: MiddlewareHandler = async (context, next) => {
    const now = world;
    if (!now) return await next();
    const request = context.req.raw;
    const call = `${request.method} ${context.req.path}`;
    const draws = nextDraws(now, call);
    const delay = delayOf(draws, now);
    const isAnswerLate = draws.chance('answer', 0.5);
    if (delay > 0 && !isAnswerLate) await sleep(delay, request.signal);
    const fault = drawFault(draws, now.faultShare);
    const isStale = request.method === 'GET' && draws.chance('stale', now.staleShare);
    const stale = isStale ? now.latest.get(readerOf(request)) : undefined;
    if (!fault || fault.isDone) await next();
    if (delay > 0 && isAnswerLate) await sleep(delay, request.signal);
    if (fault && !fault.answer) throw new DroppedConnection();
    if (fault?.answer) context.res = fault.answer();
    else if (stale) context.res = stale.clone();
    else {
      context.res = await distorted(context.res, {
        seed: now.seed,
        call,
        draws,
        share: now.strangeShare,
      });
      if (context.res.ok) now.latest.set(readerOf(request), context.res.clone());
    }
    return undefined;
  };

  return {
    setSeed: (seed) => {
      world = seed === null ? null : openWorld(seed);
    },
    isOn: () => world !== null,
    middleware,
  };
}
