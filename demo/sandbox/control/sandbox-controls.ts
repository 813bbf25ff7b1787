import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';

import type { HostileMode, Sleep } from '../hostile/hostile-mode.ts';
import { check } from '../support/check.ts';
import { languageOf } from '../support/localised.ts';
import { errorResponse, SandboxError } from '../support/sandbox-error.ts';
import { DroppedConnection } from './dropped-connection.ts';
import { faultBody, faultyAnswer, meets, type Fault } from './fault.ts';
import { recordRequest, type RecordedRequest } from './recorded-requests.ts';

interface SandboxControls {
  /** Notes every call down and plays the faults that meet it. */
  watch: MiddlewareHandler;
  /** /__sandbox/reset, /requests, /faults, /release and /hostile. Contract section 4. */
  routes: Hono;
}

/** Body of POST /__sandbox/hostile: the same seed draws the same answers. */
const hostileBody = v.strictObject({ seed: v.union([v.string(), v.number()]) });

interface ControlsInput {
  sleep: Sleep;
  hostile: HostileMode;
  /** Brings the sandbox's data back to the seed. */
  onReset: () => void;
}

function faultResponse(fault: Fault, request: Request): Response | null {
  if (fault.status !== undefined && fault.status >= 400 && fault.body === undefined) {
    const code = fault.status === 401 ? 'INVALID_TOKEN' : 'FAULT';
    return errorResponse(new SandboxError(code), languageOf(request), fault.status);
  }
  return faultyAnswer(fault);
}

/** The controls of one sandbox. */
export function createControls({ sleep, hostile, onReset }: ControlsInput): SandboxControls {
  let requests: RecordedRequest[] = [];
  let faults: Fault[] = [];

  let held: (() => void)[] = [];

  /** Waits until the held answers are released, or nobody waits for this one any more. */
  const hold = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      held.push(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const release = () => {
    faults = faults.filter((fault) => !fault.hold);
    for (const resolve of held) resolve();
    held = [];
  };

  const takeFault = (request: Request): Fault | undefined => {
    const fault = faults.find((each) => meets(each, request));
    if (fault?.times !== undefined) {
      const left = fault.times - 1;
      faults = left
        ? faults.map((each) => (each === fault ? { ...fault, times: left } : each))
        : faults.filter((each) => each !== fault);
    }
    return fault;
  };

  const watch: MiddlewareHandler = async (context, next) => {
    const request = context.req.raw;
    requests.push(await recordRequest(request));
    const fault = takeFault(request);
    if (!fault) return await next();
    if (fault.after) await next();
    if (fault.delayMs) await sleep(fault.delayMs, request.signal);
    if (fault.hold) await hold(request.signal);
    if (fault.drop) throw new DroppedConnection();
    const answer = faultResponse(fault, request);
    if (!answer) return fault.after ? undefined : await next();
    context.res = answer;
    return undefined;
  };

  const routes = new Hono()
    .post('/reset', (context) => {
      requests = [];
      faults = [];
      release();
      hostile.setSeed(null);
      onReset();
      return context.json({});
    })
    .get('/requests', (context) => context.json(requests))
    .post('/faults', check('json', faultBody), (context) => {
      faults.push(context.req.valid('json'));
      return context.json({});
    })
    .post('/release', (context) => {
      release();
      return context.json({});
    })
    .post('/hostile', check('json', hostileBody), (context) => {
      hostile.setSeed(String(context.req.valid('json').seed));
      return context.json({});
    });

  return { watch, routes };
}
