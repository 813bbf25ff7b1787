import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { ResourceApi } from './resource-api.ts';
import { ResourcesSchema } from './resources-schema.ts';

/** GET shops/{shopId}/calendar/resources. Spec section 7. */
export const getShopResources =
  (http: HttpClient): ResourceApi['getShopResources'] =>
  async (shopId, options) =>
    parseAnswer(await http('getShopResources', { values: { shopId } }, options), ResourcesSchema);
