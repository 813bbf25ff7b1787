// Plays Google Identity Services: `google.accounts.id` as far as a page uses it.
{
  // A script of another origin has no address of its own to import from.
  const home = document.currentScript?.src;
  const consentScript = home ? new URL('consent.js', home).href : './consent.js';
  const ISSUER = 'https://accounts.google.com';
  const settings = { client_id: '', callback: () => {} };

  /** Google calls back with a credential or not at all; the sandbox adds an answer without one. */
  const signIn = async (selectBy, state) => {
    const { askConsent, makeToken } = await import(consentScript);
    const { answer, email } = await askConsent('google', 'Google', ['no-token']);
    const { client_id: clientId, callback, nonce } = settings;
    const said = { select_by: selectBy, ...(state !== undefined && { state }) };
    if (answer === 'no-token') callback(said);
    if (answer !== 'accept') return false;
    const credential = makeToken(ISSUER, clientId, email, { nonce, email_verified: true });
    callback({ ...said, credential, clientId });
    return true;
  };

  /** What `prompt` tells its listener. */
  const moment = (isSignedIn) => ({
    isDisplayMoment: () => false,
    isDisplayed: () => true,
    isNotDisplayed: () => false,
    isSkippedMoment: () => !isSignedIn,
    getSkippedReason: () => (isSignedIn ? undefined : 'user_cancel'),
    isDismissedMoment: () => isSignedIn,
    getDismissedReason: () => (isSignedIn ? 'credential_returned' : undefined),
    getMomentType: () => (isSignedIn ? 'dismissed' : 'skipped'),
  });

  /** As Google's "outline" button looks; set one by one, which every policy allows. */
  const LOOK = {
    'box-sizing': 'border-box',
    'max-width': '100%',
    height: '44px',
    padding: '0 16px',
    border: '1px solid #747775',
    'border-radius': '4px',
    background: '#fff',
    color: '#1f1f1f',
    font: '500 14px/20px Roboto, Arial, sans-serif',
    cursor: 'pointer',
  };

  const renderButton = (parent, options = {}) => {
    const button = document.createElement('button');
    button.type = 'button';
    for (const [name, value] of Object.entries(LOOK)) button.style.setProperty(name, value);
    if (options.width) button.style.setProperty('width', `${options.width}px`);
    button.dataset.sandboxSocial = 'google';
    button.textContent = String(options.locale ?? 'pt').startsWith('pt')
      ? 'Continuar com o Google'
      : 'Continue with Google';
    button.addEventListener('click', () => {
      options.click_listener?.();
      void signIn('btn', options.state);
    });
    parent.replaceChildren(button);
  };

  window.google = {
    ...window.google,
    accounts: {
      ...window.google?.accounts,
      id: {
        initialize: (wanted) => void Object.assign(settings, wanted),
        renderButton,
        prompt: async (listener) => {
          const isSignedIn = await signIn('user');
          listener?.(moment(isSignedIn));
        },
        cancel: () => document.querySelector('[data-sandbox-consent="google"]')?.close(),
        disableAutoSelect: () => {},
      },
    },
  };
  window.onGoogleLibraryLoad?.();
}
