import * as v from 'valibot';

import { DEFAULT_ENTITY_CONFIG } from '../../../context/entity-config.ts';
import { looseCode, looseFlag, looseId } from '../../../platform/api/schema/fields.ts';
import { looseSafeUrl } from '../../../platform/api/schema/safe-url.ts';
import { LinksSchema } from './links-schema.ts';
import { ThemeSchema } from './theme-schema.ts';

const EnvSchema = v.object({
  frontendUrl: looseSafeUrl,
  googleClientId: looseCode,
  facebookAppId: looseCode,
  appleClientId: looseCode,
  googleSdkUrl: looseSafeUrl,
  facebookSdkUrl: looseSafeUrl,
  appleSdkUrl: looseSafeUrl,
  mapsPartnerId: looseId,
  links: LinksSchema,
});
const SocialSchema = v.object({ google: looseFlag, facebook: looseFlag, apple: looseFlag });

/** A brand's settings. All of them have a default, so only a body that is no object is an error. */
export const EntityConfigSchema = v.object({
  env: v.fallback(EnvSchema, DEFAULT_ENTITY_CONFIG.env),
  social: v.fallback(SocialSchema, DEFAULT_ENTITY_CONFIG.social),
  theme: ThemeSchema,
});
