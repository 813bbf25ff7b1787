import { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { STAND_INS_PATH } from '../social/stand-ins.ts';
import { check } from '../support/check.ts';
import { languageCode, nonEmptyText } from '../support/fields.ts';
import { DEFAULT_ENTITY, ENTITIES, type EntityRow } from './entities-data.ts';

const query = v.object({ language: languageCode, hostname: nonEmptyText });

const NO_SOCIAL = { google: false, facebook: false, apple: false };

/** A brand with the stand-ins of the three providers; where they cannot be served, it offers none. */
function withSocial(entity: EntityRow, sandbox: SandboxContext, request: Request) {
  if (sandbox.standIn === null) return { ...entity, social: NO_SOCIAL };
  const scripts = `${sandbox.originOf(request)}${STAND_INS_PATH}`;
  const env = {
    ...entity.env,
    googleSdkUrl: `${scripts}/google.js`,
    facebookSdkUrl: `${scripts}/facebook.js`,
    appleSdkUrl: `${scripts}/apple.js`,
  };
  return { ...entity, env };
}

/** GET web/entity/config. Spec section 7. */
export function entityRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get('/v1/web/entity/config', check('query', query), (context) => {
    const { hostname } = context.req.valid('query');
    const entity = (Object.hasOwn(ENTITIES, hostname) && ENTITIES[hostname]) || DEFAULT_ENTITY;
    return answer(context, withSocial(entity, sandbox, context.req.raw));
  });
}
