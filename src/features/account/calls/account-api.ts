import type { Id } from '../../../lib/config/id.ts';
import type { SignIn, SignUp } from '../rules/sign-in.ts';
import type { CallOptions, WriteOptions } from '../../../platform/api/http/call-options.ts';

/** `persistence` of every sign-in: the customer wishes to stay signed in. */
interface Persistence {
  persistence: boolean;
}

/** What the customer types to sign in. */
interface Login extends Persistence {
  /** The e-mail address. */
  username: string;
  password: string;
}

/** What the customer types to register. */
interface Registration {
  /** The e-mail address. */
  username: string;
  password: string;
  /** Who sent the customer; null when nobody did. */
  referralCode: Id | null;
}

/** What Facebook Login gives. */
interface FacebookLogin extends Persistence {
  accessToken: string;
  /** Seconds; null when Facebook does not say. */
  expiresIn: number | null;
  /** Given by native logins alone. */
  authenticationToken?: string | null;
}

/** What Google Identity Services give. */
interface GoogleLogin extends Persistence {
  credential: string;
}

/** What Sign in with Apple gives. */
interface AppleLogin extends Persistence {
  code: string;
  idToken: string;
}

/** What the mail of a new password is sent with. */
interface PasswordReset {
  /** The e-mail address. */
  username: string;
  /** Where the link of the mail leads back to. */
  redirectUrl: string;
}

/**
 * The calls of accounts. Spec section 7. A refused sign-in (wrong password, unknown token) has the code `auth`, a
 * taken e-mail `conflict`, a weak password `validation`; `serverMessage` is what the modal says. No error of
 * these calls holds a password, a token or the body of an answer. A sign-in whose answer is lost has changed
 * nothing, so it is `network` or `timeout`, not `outcome_unknown`.
 */
export interface AccountApi {
  signIn(login: Login, options?: CallOptions): Promise<SignIn>;
  /** Makes the account without signing in. */
  signUp(registration: Registration, options: WriteOptions): Promise<SignUp>;
  signInWithFacebook(login: FacebookLogin, options?: CallOptions): Promise<SignIn>;
  signInWithGoogle(login: GoogleLogin, options?: CallOptions): Promise<SignIn>;
  signInWithApple(login: AppleLogin, options?: CallOptions): Promise<SignIn>;
  /** Signs in whom provider 4 knows already. Spec section 2. */
  signInExternally(externalToken: string, options?: CallOptions): Promise<SignIn>;
  requestPasswordReset(reset: PasswordReset, options?: CallOptions): Promise<void>;
  isRegisteredEmail(email: string, options?: CallOptions): Promise<boolean>;
}
