import type { SignIn } from '../../domain/user/sign-in.ts';
import type { CallOptions } from '../http/call-options.ts';
import { parseAnswer } from '../http/answer.ts';
import type { CallParams } from '../http/build-request.ts';
import type { EndpointName } from '../areas/endpoints.ts';
import type { HttpClient } from '../http/http-client.ts';
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
