// Shared by the three stand-ins: the window to agree or refuse in, and tokens that the sandbox reads.
// The window is a dialog of the page, so that a visitor and a test can press it; the real ones are pop-ups.

const WORDS = {
  pt: {
    title: (name) => `${name} (simulação)`,
    text: 'Esta janela faz de conta que é do serviço. Nada sai desta página.',
    email: 'E-mail da conta',
    accept: 'Continuar com esta conta',
    refuse: 'Cancelar',
    'no-token': 'Responder sem token',
    blocked: 'Fingir que a janela foi bloqueada',
  },
  en: {
    title: (name) => `${name} (stand-in)`,
    text: 'This window pretends to be the service. Nothing leaves this page.',
    email: 'E-mail of the account',
    accept: 'Continue with this account',
    refuse: 'Cancel',
    'no-token': 'Answer without a token',
    blocked: 'Pretend that the window was blocked',
  },
};

const DEFAULT_EMAIL = 'ana@example.com';
const HOUR_SECONDS = 3600;

/** Set one by one, which every policy allows. */
const LOOKS = {
  dialog: {
    'box-sizing': 'border-box',
    width: 'min(360px, calc(100vw - 24px))',
    padding: '20px',
    border: '1px solid #747775',
    'border-radius': '12px',
    background: '#fff',
    color: '#1f1f1f',
    font: '16px/1.5 system-ui, sans-serif',
  },
  h2: { margin: '0 0 8px', font: '600 20px/1.3 system-ui, sans-serif' },
  p: { margin: '0 0 12px' },
  input: {
    'box-sizing': 'border-box',
    width: '100%',
    height: '44px',
    padding: '0 12px',
    border: '1px solid #747775',
    'border-radius': '8px',
    background: '#fff',
    color: '#1f1f1f',
    font: 'inherit',
  },
  button: {
    width: '100%',
    'min-height': '44px',
    border: '1px solid #747775',
    'border-radius': '8px',
    background: '#fff',
    color: '#1f1f1f',
    font: 'inherit',
    cursor: 'pointer',
  },
};

function element(tag, properties = {}, children = []) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  for (const [name, value] of Object.entries(LOOKS[tag] ?? {})) made.style.setProperty(name, value);
  return made;
}

function button(answer, words, dialog) {
  const made = element('button', { type: 'button', textContent: words[answer] });
  made.dataset.answer = answer;
  made.addEventListener('click', () => dialog.close(answer));
  return element('p', {}, [made]);
}

/**
 * Shows the window of `provider` ("google") under its name ("Google") with the answers that it can give besides
 * "accept" and "refuse"; resolves to `{answer, email}`. Escape refuses. Pressed by a test as
 * `[data-sandbox-consent="google"] [data-answer="accept"]`, after `[name="email"]` was filled for another account.
 */
export function askConsent(provider, name, answers) {
  const words = document.documentElement.lang.startsWith('pt') ? WORDS.pt : WORDS.en;
  const dialog = element('dialog', { lang: words === WORDS.pt ? 'pt' : 'en' });
  dialog.dataset.sandboxConsent = provider;
  dialog.setAttribute('aria-label', words.title(name));
  const email = element('input', { name: 'email', type: 'email', value: DEFAULT_EMAIL });
  dialog.append(
    element('h2', { textContent: words.title(name) }),
    element('p', { textContent: words.text }),
    element('p', {}, [element('label', {}, [`${words.email} `, email])]),
    ...['accept', 'refuse', ...answers].map((answer) => button(answer, words, dialog)),
  );
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve({ answer: dialog.returnValue || 'refuse', email: email.value });
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function encode(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A token in the form of a JWT, with a signature that only the sandbox takes. */
export function makeToken(issuer, audience, email, claims = {}) {
  const now = Math.floor(Date.now() / 1000);
  const [name = ''] = email.split('@');
  const payload = {
    iss: issuer,
    aud: audience,
    sub: `sandbox-${email}`,
    email,
    given_name: name.charAt(0).toUpperCase() + name.slice(1),
    iat: now,
    exp: now + HOUR_SECONDS,
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.sandbox`;
}
