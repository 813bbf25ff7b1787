import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { EntityConfigSchema } from './entity-config-schema.ts';

/** GET web/entity/config of a host name. Spec section 7. */
export const getEntityConfig =
  (http: HttpClient): Api['getEntityConfig'] =>
  async (hostname, options) =>
    parseAnswer(
      await http('getEntityConfig', { values: { hostname } }, options),
      EntityConfigSchema,
    );
