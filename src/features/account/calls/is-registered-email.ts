import * as v from 'valibot';

import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { flag } from '../../../platform/api/schema/fields.ts';
import { withoutSecrets } from './without-secrets.ts';

const RegisteredSchema = v.object({ registered: flag });

/** GET client/authentication/isRegisteredEmail/{email}; rejects with `config` what is no e-mail. Spec section 7. */
export const isRegisteredEmail =
  (http: HttpClient): Api['isRegisteredEmail'] =>
  (email, options) =>
    withoutSecrets(async () => {
      const answer = await http('isRegisteredEmail', { values: { email } }, options);
      return parseAnswer(answer, RegisteredSchema).registered;
    });
