import { SOCIAL_SIGN_IN_MS } from '../../../lib/limits.ts';
import { drawGoogleButton, signInByWeb } from './web-social.ts';
import { createNativeSocial } from './native-social.ts';
import { createSdks } from './sdks.ts';
import { withTimeout } from './with-timeout.ts';
import { GOOGLE_SLOT, type SocialAnswer, type SocialInput, type SocialSettings } from './social.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';

/**
 * Redraws Google's button, which has a fixed width, when its container has another width. If its script throws, the button
 * of the former width stays.
 */
function redrawWhenResized(
  page: Window,
  container: HTMLElement,
  gone: AbortSignal,
  redraw: () => void,
): void {
  let drawn = container.clientWidth;
  const look = () => {
    const width = container.clientWidth;
    if (width === drawn || gone.aborted) return;
    drawn = width;
    const former = [...container.childNodes];
    try {
      container.replaceChildren();
      redraw();
    } catch {
      container.replaceChildren(...former);
    }
  };
  page.addEventListener('resize', look, { signal: gone });
}

const REFUSED: SocialAnswer = { kind: 'refused' };

/** Sign-in with other providers: by the app or the parent window, else by the web. */
export type HostSocial = ReturnType<typeof createSocial>;

/** Creates the sign-in with other providers for one element. Attempts may overlap. */
export function createSocial(input: SocialInput) {
  const { page, element, timers, randomId, signal } = input;
  const native = createNativeSocial(input);
  const sdks = createSdks(input);
  const web = { page, sdks, randomId };

  async function prepare(provider: SocialProvider, settings: SocialSettings): Promise<void> {
    const plugins = native.known(provider) ?? (await native.find(provider));
    if (plugins.length === 0) await sdks.load(provider, settings);
  }

  /** Awaits nothing before a provider's window opens, if possible: browsers would block it. */
  async function attempt(
    provider: SocialProvider,
    settings: SocialSettings,
  ): Promise<SocialAnswer> {
    const plugins = native.known(provider) ?? (await native.find(provider));
    for (const plugin of plugins) {
      const answer = await plugin(settings);
      if (answer) return answer;
    }
    return signInByWeb(web, provider, settings);
  }

  /** The answer, or a refusal after the time limit or when the customer or the element has left. */
  function limit(answer: Promise<SocialAnswer>, ended: AbortSignal): Promise<SocialAnswer> {
    const left = new Promise<SocialAnswer>((resolve) => {
      ended.addEventListener('abort', () => resolve(REFUSED));
    });
    return withTimeout(timers.after, SOCIAL_SIGN_IN_MS, Promise.race([left, answer]), REFUSED);
  }

  /** Draws Google's button; `native`: use our button and `signIn`. */
  async function draw(
    container: HTMLElement,
    settings: SocialSettings,
    onAnswer: (answer: SocialAnswer) => void,
    gone: AbortSignal,
  ): Promise<'drawn' | 'native' | 'blocked'> {
    if ((await native.find('google')).length > 0) return 'native';
    const sdk = await sdks.load('google', settings);
    if (typeof sdk !== 'object' || sdk === null || gone.aborted) return 'blocked';
    element.append(container);
    try {
      const input = { container, settings, state: randomId(), onAnswer };
      const forget = drawGoogleButton(sdk, input);
      gone.addEventListener('abort', forget, { once: true });
      redrawWhenResized(page, container, gone, () => void drawGoogleButton(sdk, input));
      return 'drawn';
    } catch {
      container.remove();
      return 'blocked';
    }
  }

  return {
    /** Preloads a provider's script, so that the press itself may open a window. Never throws. */
    prepare: (provider: SocialProvider, settings: SocialSettings) =>
      void prepare(provider, settings),
    /** Signs in; call it synchronously in the press. Never rejects. */
    async signIn(
      provider: SocialProvider,
      settings: SocialSettings,
      left?: AbortSignal,
    ): Promise<SocialAnswer> {
      const ended = AbortSignal.any(left ? [signal, left] : [signal]);
      return ended.aborted ? REFUSED : limit(attempt(provider, settings), ended);
    },
    /**
     * Draws Google's button, which alone gives a credential on the web, as a child of the element in `GOOGLE_SLOT`: its
     * style sheet and frame do not work in a shadow root. Calls `onAnswer` at each sign-in. `drawn` never rejects; after
     * `remove` no answer follows.
     */
    drawGoogleButton(settings: SocialSettings, onAnswer: (answer: SocialAnswer) => void) {
      const gone = new AbortController();
      const container = page.document.createElement('div');
      container.slot = GOOGLE_SLOT;
      const remove = () => {
        gone.abort();
        container.remove();
      };
      if (signal.aborted) remove();
      signal.addEventListener('abort', remove, { signal: gone.signal });
      return { drawn: draw(container, settings, onAnswer, gone.signal), remove };
    },
  };
}
