import { generate } from 'lean-qr/nano';

import {
  activeElement,
  afterEach,
  describe,
  expect,
  fill,
  it,
  press,
  setViewport,
  shownText,
  until,
  untilRole,
  untilText,
} from '../support/index.ts';
import { expectUsableOnPhones, OBTAIN, untilObtained } from './points-walks.ts';
import { ANA, click, field, startInVain, untilStep, untilStepEntered } from './walk.ts';

const CODE_FIELD = 'Código do estabelecimento';
const CODE_LINK = 'https://spa.example/pontos?qr=1&offerCode=POINTS10';

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
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
    await untilText(walk.element, /Não encontrámos esta oferta.* o código .*está errado/);
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
    expect(activeElement() === right, 'the focus in the field').to.equal(true);
    fill(right, 'POINTS10');
    right.focus();
    await press('Enter');
    await untilStepEntered(walk, 'points-confirm');
  });
});
