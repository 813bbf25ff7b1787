// Plays Facebook Login: `FB` and `fbAsyncInit` as far as a page uses them.
{
  // A script of another origin has no address of its own to import from.
  const home = document.currentScript?.src;
  const consentScript = home ? new URL('consent.js', home).href : './consent.js';
  const ISSUER = 'https://www.facebook.com';
  const EXPIRES_SECONDS = 5400;
  const REFUSED = { status: 'unknown', authResponse: null };
  const state = { appId: null };

  /** A blocked window and a refusal look the same, as with Facebook itself. */
  const toResponse = ({ answer, email }, makeToken) => {
    if (answer === 'refuse' || answer === 'blocked') return REFUSED;
    const known = { userID: `sandbox-${email}`, expiresIn: EXPIRES_SECONDS };
    const accessToken = makeToken(ISSUER, state.appId, email);
    return {
      status: 'connected',
      authResponse: answer === 'accept' ? { ...known, accessToken } : known,
    };
  };

  const login = async (callback) => {
    const { askConsent, makeToken } = await import(consentScript);
    const consent = await askConsent('facebook', 'Facebook', ['no-token', 'blocked']);
    callback(toResponse(consent, makeToken));
  };

  window.FB = {
    init: ({ appId }) => {
      state.appId = appId;
    },
    login: (callback) => {
      if (state.appId === null) throw new Error('FB.login() called before FB.init().');
      void login(callback);
    },
    logout: (callback) => callback?.(REFUSED),
    getLoginStatus: (callback) => callback(REFUSED),
  };
  window.fbAsyncInit?.();
}
