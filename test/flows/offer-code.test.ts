import {
  activeElement,
  afterEach,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  setFault,
  setViewport,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { POINTS } from './points-walks.ts';
import { sentBookings } from './requests.ts';
import { ANA, click, field, startInVain, untilStep } from './walk.ts';

const CODE_FIELD = 'Código do estabelecimento';

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
});

describe('the offer code', () => {
  it('that was used already is the server’s sentence, and another one can be given', async () => {
    await setFault({
      match: '/campaigns/by-offer-code/',
      status: 409,
      body: { message: 'Este código já foi usado.' },
      times: 1,
    });
    const walk = await startInVain({ ...ANA, ...POINTS });
    await whenIdle(() => shownText(walk.element).includes('Este código já foi usado.'), {
      what: 'the message',
    });
    fill(await field(walk, CODE_FIELD), 'POINTS10');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'points-confirm');
    expect(await sentBookings()).to.deep.equal([]);
  });
});

/** Plays the camera of the device for one test. */
async function withCamera(open: () => Promise<MediaStream>, run: () => Promise<void>) {
  const mediaDevices = { getUserMedia: open };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  }
}

const denyCamera = async () => {
  throw new DOMException('denied', 'NotAllowedError');
};

describe('the offer code', () => {
  it('is invited to where the page names none, without a word of a fault', async () => {
    await withCamera(denyCamera, async () => {
      const walk = await startInVain({ ...ANA, shop: 2, qr: true });
      await untilRole(walk.element, 'heading', 'Ganha os pontos da tua visita');
      await untilText(walk.element, 'Lê com a câmara o código QR');
      expect(shownText(walk.element)).not.to.include('Falta indicar');
      await expectNoAxeViolations(walk.element);
    });
  });

  it('is typed where the camera is denied, which is one sentence', async () => {
    await withCamera(denyCamera, async () => {
      const walk = await startInVain({ ...ANA, shop: 2, qr: true });
      await click(walk, 'Ler código QR com a câmara');
      await whenIdle(() => shownText(walk.element).includes('Não temos acesso à câmara'), {
        what: 'the reason',
      });
      await expectNoAxeViolations(walk.element);
      fill(await field(walk, CODE_FIELD), 'POINTS10');
      await click(walk, walk.words.continue);
      await untilStep(walk, 'points-confirm');
    });
  });

  it('that is unknown shows one message, and another one can be entered', async () => {
    const walk = await startInVain({ ...ANA, shop: 2, qr: true, 'offer-code': 'NOPE' });
    await untilRole(walk.element, 'heading', 'Outro código');
    await untilText(walk.element, /Não encontrámos esta oferta.* o código .*está errado/);
    await expectNoAxeViolations(walk.element);
    fill(await field(walk, CODE_FIELD), 'NOPE2');
    await click(walk, walk.words.continue);
    await whenIdle(() => activeElement()?.textContent === 'Outro código', {
      what: 'the focus on the heading, as the second code is not found either',
    });
    fill(await field(walk, CODE_FIELD), 'two words');
    await click(walk, walk.words.continue);
    await whenIdle(() => shownText(walk.element).includes('não é um código de pontos'), {
      what: 'the reason',
    });
    const right = await field(walk, CODE_FIELD);
    expect(activeElement() === right, 'the focus in the field').to.equal(true);
    fill(right, 'POINTS10');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'points-confirm');
  });
});
