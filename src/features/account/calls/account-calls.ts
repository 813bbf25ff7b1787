import { judgeOutcome } from '../../../platform/api/outcome/judge-outcome.ts';
import { deleteAddress } from '../../delivery/calls/delete-address.ts';
import type { AddressApi } from '../../delivery/calls/address-api.ts';
import { getAddresses } from '../../delivery/calls/get-addresses.ts';
import { saveAddress } from '../../delivery/calls/save-address.ts';
import type { ApiContext } from '../../../platform/api/api.ts';
import { ACCOUNT_TABLE } from './account-endpoints.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { AccountApi } from './account-api.ts';
import { isRegisteredEmail } from './is-registered-email.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { signInExternally } from './sign-in-externally.ts';
import { signInWithApple } from './sign-in-with-apple.ts';
import { signInWithFacebook } from './sign-in-with-facebook.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** The calls of accounts and of what an account keeps, on one element's client. Spec section 7. */
function createAccountCalls(http: HttpClient, context: ApiContext): AccountApi & AddressApi {
  return {
    signIn: signIn(http, context),
    signUp: signUp(http, context),
    signInWithFacebook: signInWithFacebook(http),
    signInWithGoogle: signInWithGoogle(http),
    signInWithApple: signInWithApple(http),
    signInExternally: signInExternally(http, context),
    requestPasswordReset: requestPasswordReset(http, context),
    isRegisteredEmail: isRegisteredEmail(http),
    getAddresses: getAddresses(http),
    saveAddress: saveAddress(http),
    deleteAddress: deleteAddress(http),
  };
}

/** The area as `openAreas` takes it. */
export const area = { table: ACCOUNT_TABLE, judge: judgeOutcome, createCalls: createAccountCalls };
