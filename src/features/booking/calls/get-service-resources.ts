import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { ResourceApi } from './resource-api.ts';
import { ResourcesSchema } from './resources-schema.ts';

/** GET shopmerchantservices/{serviceId}/calendar/resources. Spec section 7. */
export const getServiceResources =
  (http: HttpClient): ResourceApi['getServiceResources'] =>
  async (serviceId, options) =>
    parseAnswer(
      await http('getServiceResources', { values: { serviceId } }, options),
      ResourcesSchema,
    );
