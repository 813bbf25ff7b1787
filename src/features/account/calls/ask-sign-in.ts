import type { SignIn } from '../rules/sign-in.ts';
import type { CallOptions } from '../../../platform/api/http/call-options.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { CallParams } from '../../../platform/api/http/build-request.ts';
import type { EndpointName } from '../../../platform/api/areas/endpoints.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { SignInSchema } from './sign-in-schema.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Makes one of the calls that sign somebody in; they differ in nothing but what they send. */
export function askSignIn(
  http: HttpClient,
  endpoint: EndpointName,
  params: CallParams,
  options?: CallOptions,
): Promise<SignIn> {
  return withoutSecrets(async () =>
    parseAnswer(await http(endpoint, params, options), SignInSchema),
  );
}
