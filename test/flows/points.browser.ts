import { generate } from 'lean-qr/nano';

import {
  activeElement,
  afterEach,
  describe,
  emulateMedia,
  expect,
  hearEvents,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  press,
  recordedRequests,
  setFault,
  setViewport,
  shownText,
  tabTo,
  until,
  untilRecorded,
  untilRole,
  untilText,
} from '../support/index.ts';
import { ownHeaders, refusal, sentBookings } from './requests.ts';
import {
  ANA_SIGNS_IN,
  continueWith,
  NEWCOMER,
  password,
  SIGN_IN,
  signAnaIn,
  untilView,
} from './sign-in-walks.ts';
import {
  ANA,
  click,
  field,
  sendAgain,
  startInVain,
  startWalk,
  stepsOf,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

const POINTS = { shop: 2, qr: true, 'offer-code': 'POINTS10' } as const;
const OBTAIN = 'Obter campanha';
const OBTAINED = 'Ganhaste 10 pontos';
const BOOKINGS = 'POST /rest/bookings';
const CODE_FIELD = 'Código do estabelecimento';
const CODE_LINK = 'https://spa.example/pontos?qr=1&offerCode=POINTS10';

const untilObtained = ({ element }: Walk) => untilRole(element, 'heading', OBTAINED);

/** A signed-in customer who has pressed the button. A refusal leads back from the result at once. */
async function startAtResult(): Promise<Walk> {
  const walk = await startWalk({ ...POINTS, ...ANA });
  await click(walk, OBTAIN);
  await until(() => stepsOf(walk).includes('points-result'), { what: 'the step of the result' });
  return walk;
}

/** The same page again, as after a reload: what the tab keeps is there, and nothing else. */
function reload({ element }: Walk): Promise<Walk> {
  element.remove();
  return startWalk({ ...POINTS, ...ANA });
}

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

afterEach(async () => {
  await emulateMedia({});
  await setViewport({ width: 800, height: 600 });
});

describe('campaign points', () => {
  it('go to a signed-in customer with one press and one request', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    expect(stepsOf(walk)).to.deep.equal(['points-confirm', 'points-result']);
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(request?.path).to.equal('/rest/bookings');
    expect(ownHeaders(request!)).to.include({ token: 'token-ana' });
    const { slots, ...body } = request!.body as { slots: { startTime: string }[] };
    expect(body).to.deep.equal({
      campaignId: 111,
      refererLink: location.origin + location.pathname,
      userInformation: { language: 'pt_PT', partnerUserId: '' },
      partySize: 1,
      onBehalfOfUser: true,
    });
    expect(slots).to.have.length(1);
    expect(slots[0]).to.have.property('durationSec', 0);
    expect(Math.abs(Date.parse(slots[0]!.startTime) - Date.now())).to.be.below(60_000);
    const told = walk.heard.filter(({ name }) => name === 'reserved').map(({ detail }) => detail);
    expect(told).to.deep.equal([{ transactionId: '900001', kind: 'points', valueCharged: 0 }]);
  });

  it('stand in the new balance', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    await untilText(walk.element, 'O teu saldo');
    expect(shownText(walk.element)).to.match(/O teu saldo\s*350 pontos/);
  });

  it('are measured as earned, once', async () => {
    const tracked: unknown[] = [];
    document.addEventListener('merchant-checkout:track', (event) => {
      const { detail } = event as CustomEvent<{ name: string; params: { value?: number } }>;
      if (detail.name === 'earn_virtual_currency') tracked.push(detail.params.value);
    });
    const walk = await startAtResult();
    await untilObtained(walk);
    await until(() => tracked.length > 0, { what: 'the measured points' });
    await untilObtained(await reload(walk));
    expect(tracked).to.deep.equal([10]);
  });

  it('ask a guest to sign in, also where guests may book, and then go on by themselves', async () => {
    const walk = await startWalk({ ...POINTS, 'allow-guest-login': true });
    await untilText(walk.element, 'Só para utilizadores registados');
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    expect(await sentBookings()).to.deep.equal([]);
    await signAnaIn(walk);
    await untilStep(walk, 'points-result');
    await untilObtained(walk);
    expect(await sentBookings()).to.have.length(1);
  });

  it('go to a new customer who registers on the way', async () => {
    const walk = await startWalk({ ...POINTS, 'referral-code': 'AMIGA-7' });
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    await continueWith(walk, NEWCOMER.email);
    await untilView(SIGN_IN.register);
    fill(await password(walk), NEWCOMER.password);
    (await untilRole(walk.element, 'checkbox', SIGN_IN.accept)).click();
    await click(walk, SIGN_IN.registerButton);
    await untilStep(walk, 'points-result');
    await untilObtained(walk);
    const [signUp] = await recordedRequests({ path: '/rest/client/authentication/signUp' });
    expect(signUp?.body).to.include({ referralCode: 'AMIGA-7' });
    expect(await sentBookings()).to.have.length(1);
  });

  it('are not obtained again by a moved element, Back or a reload', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(walk.element);
    await untilObtained(walk);
    walk.element.back();
    const again = await reload(walk);
    await untilObtained(again);
    expect(await sentBookings()).to.have.length(1);
  });

  it('are not obtained twice by a reload while the answer is awaited', async () => {
    await setFault({ match: BOOKINGS, delayMs: 3_000, times: 1 });
    const walk = await startAtResult();
    await untilRecorded({ method: 'POST', path: '/rest/bookings' });
    const again = await reload(walk);
    await untilRole(again.element, 'heading', 'Não sabemos se a campanha foi obtida');
    expect(await sentBookings()).to.have.length(1);
    await expectUsableOnPhones(again);
    await setViewport({ width: 800, height: 600 });
    await sendAgain(again, 'Tentar de novo');
    await untilObtained(again);
    expect(await sentBookings()).to.have.length(2);
  });

  it('behind an error of the server may have been obtained: only the customer asks again', async () => {
    const body = { message: 'Erro.' };
    await setFault({ match: BOOKINGS, status: 500, body, after: true, times: 1 });
    const walk = await startAtResult();
    await untilText(walk.element, 'Não sabemos se a campanha foi obtida');
    expect(await sentBookings()).to.have.length(1);
  });

  it('that are refused are one sentence in a modal, and the button again', async () => {
    await setFault({
      match: BOOKINGS,
      status: 409,
      body: { message: 'Este código já foi usado.' },
      times: 1,
    });
    const walk = await startAtResult();
    const dialog = await untilRole(walk.element, 'alertdialog');
    await untilText(dialog, 'Este código já foi usado.');
    await click(walk, 'Voltar à campanha');
    await click(walk, OBTAIN);
    await untilObtained(walk);
    expect(await sentBookings()).to.have.length(2);
  });

  it('ask to sign in again where the token is refused', async () => {
    await setFault({ match: BOOKINGS, ...refusal(401, 'Sessão terminada.'), times: 1 });
    const walk = await startAtResult();
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilObtained(walk);
  });

  it('go to the customer’s own account where the page’s token is of another merchant', async () => {
    const walk = await startWalk({ ...POINTS, 'user-id': 1001, token: 'token-of-others' });
    await untilText(walk.element, 'Não foi possível reconhecer a tua conta');
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilObtained(walk);
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(ownHeaders(request!)).to.include({ token: 'token-ana' });
  });

  it('are obtained with the keyboard alone, on a phone, in the dark', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    const walk = await startWalk({ ...POINTS, ...ANA });
    await expectUsableOnPhones(walk);
    await tabTo(await untilRole(walk.element, 'button', OBTAIN));
    await press('Enter');
    await untilObtained(walk);
    await untilStepEntered(walk, 'points-result');
    await expectUsableOnPhones(walk);
    await untilRole(walk.element, 'button', 'Voltar ao início');
  });
});

/** Draws a code as a camera would see it, moving a little so that there are pictures. */
function drawCode(text: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const code = generate(text);
  const { size } = code;
  const scale = 8;
  const border = 4 * scale;
  canvas.width = canvas.height = size * scale + 2 * border;
  const context = canvas.getContext('2d')!;
  const draw = () => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        if (code.get(x, y)) context.fillRect(border + x * scale, border + y * scale, scale, scale);
      }
    }
    requestAnimationFrame(draw);
  };
  draw();
  return canvas;
}

/** Plays the camera of the device for one test. */
async function withCamera(open: () => Promise<MediaStream>, run: () => Promise<void>) {
  const { mediaDevices } = navigator;
  Object.defineProperty(mediaDevices, 'getUserMedia', { value: open, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(mediaDevices, 'getUserMedia');
  }
}

describe('the offer code', () => {
  it('is invited to where the page names none, without a word of a fault', async () => {
    const walk = await startInVain({ ...ANA, shop: 2, qr: true });
    await untilRole(walk.element, 'heading', 'Ganha os pontos da tua visita');
    await untilText(walk.element, 'Lê com a câmara o código QR');
    expect(shownText(walk.element)).not.to.include('Falta indicar');
    await expectUsableOnPhones(walk);
  });

  it('is scanned with the camera, which is off afterwards', async () => {
    const stream = drawCode(CODE_LINK).captureStream();
    await withCamera(
      async () => stream,
      async () => {
        const walk = await startInVain({ ...ANA, shop: 2, qr: true });
        await click(walk, 'Ler código QR com a câmara');
        await untilStep(walk, 'points-confirm');
        expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).to.equal(true);
        await click(walk, OBTAIN);
        await untilObtained(walk);
      },
    );
  });

  it('is typed where the camera is denied, which is one sentence', async () => {
    const deny = async () => {
      throw new DOMException('denied', 'NotAllowedError');
    };
    await withCamera(deny, async () => {
      const walk = await startInVain({ ...ANA, shop: 2, qr: true });
      await click(walk, 'Ler código QR com a câmara');
      await until(() => shownText(walk.element).includes('Não temos acesso à câmara'), {
        what: 'the reason',
      });
      await expectUsableOnPhones(walk);
      fill(await field(walk, CODE_FIELD), 'POINTS10');
      await click(walk, walk.words.continue);
      await untilStep(walk, 'points-confirm');
    });
  });

  it('that is unknown shows one message, and another one can be entered', async () => {
    const walk = await startInVain({ ...ANA, shop: 2, qr: true, 'offer-code': 'NOPE' });
    await untilRole(walk.element, 'heading', 'Outro código');
    await untilText(walk.element, 'Não encontrámos esta oferta');
    await expectUsableOnPhones(walk);
    fill(await field(walk, CODE_FIELD), 'NOPE2');
    await click(walk, walk.words.continue);
    await until(() => activeElement()?.textContent === 'Outro código', {
      what: 'the focus on the heading, as the second code is not found either',
    });
    fill(await field(walk, CODE_FIELD), 'two words');
    await click(walk, walk.words.continue);
    await until(() => shownText(walk.element).includes('não é um código de pontos'), {
      what: 'the reason',
    });
    const right = await field(walk, CODE_FIELD);
    fill(right, 'POINTS10');
    right.focus();
    await press('Enter');
    await untilStepEntered(walk, 'points-confirm');
  });

  it('that was used already is the server’s sentence, and another one can be given', async () => {
    await setFault({
      match: '/campaigns/by-offer-code/',
      status: 409,
      body: { message: 'Este código já foi usado.' },
      times: 1,
    });
    const walk = await startInVain({ ...ANA, ...POINTS });
    await until(() => shownText(walk.element).includes('Este código já foi usado.'), {
      what: 'the message',
    });
    fill(await field(walk, CODE_FIELD), 'POINTS10');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'points-confirm');
    expect(await sentBookings()).to.deep.equal([]);
  });
});

describe('the maps service that sent the customer', () => {
  const REFERRED = {
    ...POINTS,
    ...ANA,
    'maps-partner-id': '4711',
    'rwg-token': 'token-1',
  } as const;

  /** Stands in for the maps service: records its requests, and answers as `answer` says. */
  async function withMaps(
    answer: () => Promise<Response>,
    run: (told: unknown[]) => Promise<void>,
  ) {
    const told: unknown[] = [];
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      if (!request.url.startsWith('https://www.google.com/')) return real(input, init);
      told.push({
        url: request.url,
        type: request.headers.get('content-type'),
        body: await request.json(),
      });
      return answer();
    };
    try {
      await run(told);
    } finally {
      window.fetch = real;
    }
  }

  const TOLD = {
    url: 'https://www.google.com/maps/conversion/collect',
    type: 'text/plain',
    body: { conversion_partner_id: 4711, rwg_token: 'token-1', merchant_changed: 2 },
  };

  it('is notified once of a completed transaction, also after a reload', async () => {
    await withMaps(
      async () => new Response(),
      async (told) => {
        const walk = await startWalk(REFERRED);
        await click(walk, OBTAIN);
        await untilObtained(walk);
        await until(() => told.length > 0, { what: 'the conversion' });
        walk.element.remove();
        await untilObtained(await startWalk(REFERRED));
        expect(told).to.deep.equal([TOLD]);
      },
    );
  });

  it('gets nothing before the customer consents', async () => {
    await withMaps(
      async () => new Response(),
      async (told) => {
        const refused = { ...REFERRED, consent: 'necessary', analytics: 'datalayer' };
        const heard = hearEvents(document, { tracks: true });
        const walk = await startWalk(refused);
        await click(walk, OBTAIN);
        await untilObtained(walk);
        walk.element.setAttribute('consent', 'all');
        await until(() => document.cookie.includes('mc_rwg'), { what: 'the stored token' });
        expect(told).to.deep.equal([]);
        walk.element.setAttribute('consent', 'necessary');
        await until(() => !document.cookie.includes('mc_rwg'), { what: 'no stored token' });
        const moments = heard.filter(({ name }) => name === 'track');
        expect(moments.map(({ detail }) => detail['name'])).to.deep.equal(['view_item']);
      },
    );
  });

  it('keeps no customer from anything where it cannot be reached', async () => {
    const fail = async () => {
      throw new TypeError('blocked');
    };
    await withMaps(fail, async (told) => {
      const walk = await startWalk(REFERRED);
      await click(walk, OBTAIN);
      await untilObtained(walk);
      await until(() => told.length > 0, { what: 'the conversion' });
      expect(walk.heard.filter(({ name }) => name === 'error')).to.deep.equal([]);
    });
  });
});

describe('goTo("skip_campaign_type_5_first_step")', () => {
  it('starts a coupon at the sign-in, and continues from there', async () => {
    const walk = await startWalk({ campaign: 105, 'reservation-type': 'normal' });
    walk.element.goTo('skip_campaign_type_5_first_step');
    await until(
      () =>
        walk.heard.findLast(({ name }) => name === 'step')?.detail['flow'] ===
        'skip_campaign_type_5_first_step',
      { what: 'the flow' },
    );
    expect(stepsOf(walk).at(-1)).to.equal('login');
    await continueWith(walk, ANA_SIGNS_IN.email);
    await untilView(SIGN_IN.login);
    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');
  });
});
