import type { MiddlewareHandler } from 'hono';

import type { SandboxContext } from '../state/sandbox-context.ts';

/**
 * Answers a write that repeats the Idempotency-Key of an accepted one with that one's answer, without
 * doing anything. A refused write changed nothing, so its key may be tried again.
 */
export function replay(sandbox: SandboxContext): MiddlewareHandler {
  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || !key) return await next();
    const { answered } = sandbox.state();
    const intent = `${context.req.path} ${key}`;
    const earlier = answered.get(intent);
    const first = earlier && (await earlier);
    if (first?.ok) return first.clone();
    let settle: (response: Response) => void = () => undefined;
    answered.set(
      intent,
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    await next();
    settle(context.res.clone());
    return undefined;
  };
}
