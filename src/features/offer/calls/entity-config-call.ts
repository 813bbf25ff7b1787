import { defineCall } from '../../../platform/api/define-call.ts';
import { EntityConfigSchema } from '../../../platform/api/schema/entity-config.ts';
import { GET_ENTITY_CONFIG } from './offer-first-calls.ts';

/** The brand's settings for a host name. */
export const getEntityConfig = defineCall({
  name: 'getEntityConfig',
  ...GET_ENTITY_CONFIG,
  params: (hostname: string) => ({ values: { hostname } }),
  answer: EntityConfigSchema,
});
