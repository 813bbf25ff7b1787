import { generate } from 'lean-qr/nano';
// oxlint-disable-next-line no-restricted-imports -- the camera runs beside the checkout, which is idle meanwhile
import { until } from '../support/index.ts';
import {
  afterEach,
  describe,
  expect,
  fill,
  it,
  press,
  setViewport,
  untilText,
} from '../support/index.ts';
import { expectUsableOnPhones, OBTAIN, untilObtained } from './points-walks.ts';
import { ANA, click, field, startInVain, stepsOf, untilStepEntered } from './walk.ts';

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
});

const CODE_LINK = 'https://spa.example/pontos?qr=1&offerCode=POINTS10';

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
  it('is scanned with the camera, which is off afterwards', async () => {
    const stream = drawCode(CODE_LINK).captureStream();
    await withCamera(
      async () => stream,
      async () => {
        const walk = await startInVain({ ...ANA, shop: 2, qr: true });
        await click(walk, 'Ler código QR com a câmara');
        await until(() => stepsOf(walk).at(-1) === 'points-confirm', { what: 'a code in view' });
        expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).to.equal(true);
        await click(walk, OBTAIN);
        await untilObtained(walk);
      },
    );
  });

  it('has no barrier on a phone: without a code, with a camera that is denied, and with an unknown code; Enter sends another one', async () => {
    const deny = async () => {
      throw new DOMException('denied', 'NotAllowedError');
    };
    await withCamera(deny, async () => {
      const walk = await startInVain({ ...ANA, shop: 2, qr: true });
      await untilText(walk.element, 'Lê com a câmara o código QR');
      await expectUsableOnPhones(walk);
      await click(walk, 'Ler código QR com a câmara');
      await untilText(walk.element, 'Não temos acesso à câmara');
      await expectUsableOnPhones(walk);
      walk.element.setAttribute('offer-code', 'NOPE');
      await untilText(walk.element, 'Não encontrámos esta oferta');
      await expectUsableOnPhones(walk);
      const code = await field(walk, 'Código do estabelecimento');
      fill(code, 'POINTS10');
      code.focus();
      await press('Enter');
      await untilStepEntered(walk, 'points-confirm');
    });
  });
});
