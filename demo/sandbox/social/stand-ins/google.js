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

  /** The notification that `prompt` passes to its listener. */
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
    display: 'inline-flex',
    'align-items': 'center',
    'justify-content': 'center',
    gap: '10px',
    height: '44px',
    padding: '0 16px',
    border: '1px solid #747775',
    'border-radius': '4px',
    background: '#fff',
    color: '#1f1f1f',
    font: '500 14px/20px Roboto, Arial, sans-serif',
    cursor: 'pointer',
  };

  /** Google's mark: colours and paths on a grid of 24 x 24. */
  const MARK = [
    [
      '#4285f4',
      'M23.06 12.25c0-.85-.07-1.67-.2-2.45H12v4.63h6.2a5.3 5.3 0 01-2.3 3.48v2.9h3.73c2.18-2.01 3.43-4.97 3.43-8.56z',
    ],
    [
      '#34a853',
      'M12 23.5c3.1 0 5.71-1.03 7.62-2.79l-3.72-2.9c-1.03.7-2.35 1.11-3.9 1.11-3 0-5.54-2.03-6.45-4.75H1.7v2.99A11.5 11.5 0 0012 23.5z',
    ],
    ['#fbbc05', 'M5.55 14.17a6.9 6.9 0 010-4.4V6.78H1.7a11.5 11.5 0 000 10.38z'],
    [
      '#ea4335',
      'M12 5.02c1.7 0 3.21.58 4.4 1.72l3.3-3.3A11.5 11.5 0 001.7 6.78l3.85 2.99C6.46 7.05 9 5.02 12 5.02z',
    ],
  ];

  const SVG = 'http://www.w3.org/2000/svg';

  const drawMark = () => {
    const mark = document.createElementNS(SVG, 'svg');
    mark.setAttribute('viewBox', '0 0 24 24');
    mark.setAttribute('aria-hidden', 'true');
    for (const [name, value] of Object.entries({ width: '18px', height: '18px' })) {
      mark.style.setProperty(name, value);
    }
    for (const [color, path] of MARK) {
      const shape = document.createElementNS(SVG, 'path');
      shape.setAttribute('d', path);
      shape.setAttribute('fill', color);
      mark.append(shape);
    }
    return mark;
  };

  /** The text of the button, by language. */
  const TEXTS = {
    pt: 'Continuar com o Google',
    es: 'Continuar con Google',
    fr: 'Continuer avec Google',
    de: 'Mit Google fortfahren',
    en: 'Continue with Google',
  };

  const renderButton = (parent, options = {}) => {
    const button = document.createElement('button');
    button.type = 'button';
    for (const [name, value] of Object.entries(LOOK)) button.style.setProperty(name, value);
    if (options.width) button.style.setProperty('width', `${options.width}px`);
    button.dataset.sandboxSocial = 'google';
    const language = String(options.locale ?? 'pt').slice(0, 2);
    button.append(drawMark(), TEXTS[language] ?? TEXTS.en);
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
