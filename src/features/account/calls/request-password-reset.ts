import { toWireId } from '../../../lib/config/wire-id.ts';
import type { Api, ApiContext } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { withoutSecrets } from './without-secrets.ts';

/** POST authentication/password/forgotPassword; what it answers is not read. Spec section 7. */
export const requestPasswordReset =
  (http: HttpClient, { providerId }: ApiContext): Api['requestPasswordReset'] =>
  ({ username, redirectUrl }, options) =>
    withoutSecrets(async () => {
      const body = { providerId: toWireId(providerId), redirectUrl, username };
      await http('requestPasswordReset', { body }, options);
    });
