import type { SocialInput } from './create-social.ts';
import type { GoogleButton, GoogleDrawing, HostSocial } from './social.ts';

type CreateSocial = (input: SocialInput) => HostSocial;

const loadSocial = async (): Promise<CreateSocial> =>
  (await import('./create-social.ts')).createSocial;

/**
 * Sign-in with other providers, whose code comes with the sign-in screen: no first screen needs it.
 * Where it cannot be loaded every attempt ends as blocked, and the next one loads it again.
 */
export function createLazySocial(
  input: SocialInput,
  load: () => Promise<CreateSocial> = loadSocial,
): HostSocial {
  let social: HostSocial | null = null;
  let coming: Promise<HostSocial | null> | null = null;

  async function bring(): Promise<HostSocial | null> {
    try {
      const createSocial = await load();
      social ??= createSocial(input);
      return social;
    } catch {
      coming = null;
      return null;
    }
  }

  const get = () => (coming ??= bring());

  return {
    warmUp: () => void get(),
    prepare(provider, settings) {
      void get().then((here) => here?.prepare(provider, settings));
    },
    async signIn(provider, settings, left) {
      // Nothing is awaited where the code is here: the press itself has to open the window.
      const here = social ?? (await get());
      return here ? here.signIn(provider, settings, left) : { kind: 'blocked' };
    },
    drawGoogleButton(settings, onAnswer) {
      let button: GoogleButton | null = null;
      let isRemoved = false;
      const draw = async (): Promise<GoogleDrawing> => {
        const here = social ?? (await get());
        if (!here || isRemoved) return 'blocked';
        button = here.drawGoogleButton(settings, onAnswer);
        return button.drawn;
      };
      return {
        drawn: draw(),
        remove() {
          isRemoved = true;
          button?.remove();
        },
      };
    },
  };
}
