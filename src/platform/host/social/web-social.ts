import { fieldIn } from '../foreign-data.ts';
import { signInWithApple } from './sign-in-with-apple.ts';
import { signInWithFacebook } from './sign-in-with-facebook.ts';
import type { Sdks } from './sdks.ts';
import type { SocialAnswer, SocialProvider, SocialSettings } from './social.ts';

interface WebInput {
  page: Window;
  sdks: Sdks;
  randomId: () => string;
}

/** Whether a press is so fresh that the browser lets it open a window; where it does not say, it is tried. */
function mayOpenWindow(page: Window): boolean {
  return fieldIn(fieldIn(page.navigator, 'userActivation'), 'isActive') !== false;
}

/** Opens a provider's window, at once where its script is already here. Never rejects. */
export async function signInByWeb(
  { page, sdks, randomId }: WebInput,
  provider: SocialProvider,
  settings: SocialSettings,
): Promise<SocialAnswer> {
  if (provider === 'google') return { kind: 'needsButton' };
  const sdk = sdks.find(provider) ?? (await sdks.load(provider, settings));
  if (sdk === undefined || !mayOpenWindow(page)) return { kind: 'blocked' };
  const { clientId } = settings;
  return provider === 'facebook'
    ? signInWithFacebook(sdk, clientId)
    : signInWithApple(sdk, { clientId, redirectUri: page.location.origin, randomId });
}
