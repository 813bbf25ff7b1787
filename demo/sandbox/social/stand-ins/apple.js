// Plays Sign in with Apple JS: `AppleID.auth` in its pop-up mode.
{
  // A script of another origin has no address of its own to import from.
  const home = document.currentScript?.src;
  const consentScript = home ? new URL('consent.js', home).href : './consent.js';
  const ISSUER = 'https://appleid.apple.com';
  const ERRORS = { refuse: 'popup_closed_by_user', blocked: 'popup_blocked_by_browser' };
  const settings = {};

  const authorise = async (wanted = {}) => {
    const { clientId, nonce, state } = { ...settings, ...wanted };
    const { askConsent, makeToken } = await import(consentScript);
    const { answer, email } = await askConsent('apple', 'Apple', ['no-token', 'blocked']);
    const error = ERRORS[answer];
    // Apple rejects with a plain object.
    if (error) return Promise.reject({ error });
    const idToken = makeToken(ISSUER, clientId, email, { nonce, nonce_supported: true });
    const code = `sandbox-code.${crypto.randomUUID()}`;
    const authorization = { code, ...(state !== undefined && { state }) };
    return {
      authorization: answer === 'accept' ? { ...authorization, id_token: idToken } : authorization,
    };
  };

  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

  window.AppleID = {
    auth: {
      init: (wanted) => void Object.assign(settings, wanted),
      signIn: async (wanted) => {
        try {
          const response = await authorise(wanted);
          tell('AppleIDSignInOnSuccess', response);
          return response;
        } catch (error) {
          tell('AppleIDSignInOnFailure', error);
          throw error;
        }
      },
    },
  };
}
