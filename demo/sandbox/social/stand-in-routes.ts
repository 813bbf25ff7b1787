import { Hono } from 'hono';

import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { STAND_INS } from './stand-ins.ts';

const headers = { 'content-type': 'text/javascript; charset=utf-8' };

/** GET /__sandbox/social/google.js and the others. Contract section 4. */
export function standInRoutes({ standIn }: SandboxContext): Hono {
  return new Hono().get('/:file', async (context) => {
    const name = STAND_INS.find((each) => `${each}.js` === context.req.param('file'));
    if (!name || !standIn) throw new SandboxError('NOT_FOUND', { path: context.req.path });
    return new Response(await standIn(name), { headers });
  });
}
