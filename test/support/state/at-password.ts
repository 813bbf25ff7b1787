import { signInFormAtom } from '../../../src/features/account/state/sign-in-form.ts';
import { startAtLogin } from './start-at-login.ts';
import { continueWithEmailAction } from '../../../src/features/account/state/password-sign-in.ts';

type Checkout = Awaited<ReturnType<typeof startAtLogin>>;

/** The calls that were made, in order, but for those that read the profile. */
export const callsOf = ({ accounts }: Checkout) =>
  accounts.asked.map(({ call }) => call).filter((call) => call !== 'getProfile');

/** At the password, with this e-mail and this password typed. */
export async function atPassword(email: string, password: string) {
  const checkout = await startAtLogin();
  checkout.store.set(signInFormAtom, { email });
  await checkout.store.set(continueWithEmailAction);
  checkout.store.set(signInFormAtom, { password });
  return checkout;
}
