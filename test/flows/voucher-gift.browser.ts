import {
  afterEach,
  allByRole,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  setViewport,
  shadow,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { GIFT, payGift, untilCard, walkWithGift, writeGift } from './gift-walks.ts';
import { VOUCHER } from './voucher-walks.ts';
import { click, startWalk, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };

const PNG_SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** The first bytes of a file. */
const signatureOf = async (file: Blob) => [...new Uint8Array(await file.slice(0, 8).arrayBuffer())];

/** What left the page. */
interface Given {
  shared: ShareData[];
  /** The names of the files, and the files. */
  saved: { name: string; file: Blob }[];
}

const createObjectURL = URL.createObjectURL.bind(URL);

/** Keeps what is shared and saved in place of the browser's own windows; its share sheet takes files, or is missing. */
function keepGiven({ canShare }: { canShare: boolean }): Given {
  const given: Given = { shared: [], saved: [] };
  let latest = new Blob();
  URL.createObjectURL = (file: Blob) => {
    latest = file;
    return createObjectURL(file);
  };
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });
  replace(HTMLAnchorElement.prototype, 'click', function keep(this: HTMLAnchorElement) {
    given.saved.push({ name: this.download, file: latest });
  });
  replace(navigator, 'canShare', ({ files = [] }: ShareData) => canShare && files.length > 0);
  replace(navigator, 'share', async (data: ShareData) => void given.shared.push(data));
  return given;
}

afterEach(() => {
  URL.createObjectURL = createObjectURL;
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

/** The different colours among some pixels of the card. */
function coloursOf(canvas: HTMLCanvasElement): number {
  const context = canvas.getContext('2d');
  const pixels = [...Array(500).keys()].map((index) =>
    context
      ?.getImageData((index * 37) % canvas.width, (index * 71) % canvas.height, 1, 1)
      .data.join(),
  );
  return new Set(pixels).size;
}

/** The confirmation of vouchers with a card. */
async function walkToCard(): Promise<Walk> {
  const walk = await walkWithGift();
  await payGift(walk);
  return walk;
}

afterEach(() => setViewport(DESKTOP));

describe('the card of a voucher', () => {
  it('is chosen and written by keyboard on a narrow page, and its picture follows', async () => {
    await setViewport({ width: 320, height: 800 });
    const walk = await startWalk(VOUCHER);
    await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
    await writeGift(walk);
    const canvas = await untilCard(walk, 'Como o cartão vai ficar');
    const before = canvas.toDataURL();
    (await untilRole(walk.element, 'radio', 'Parabéns!')).focus();
    await press('ArrowRight');
    const hearts = await untilRole(walk.element, 'radio', 'Com amor');
    expect(hearts).to.have.property('checked', true);
    expect(coloursOf(canvas)).to.be.above(10);
    expect(canvas.toDataURL()).not.to.equal(before);
    await expectNoOverflow(walk.element);
    await expectNoAxeViolations(walk.element);
  });

  it('is shared as a file with its words, and printed alone', async () => {
    const { shared } = keepGiven({ canShare: true });
    const walk = await walkToCard();
    const canvas = await untilCard(walk, 'Cartão de presente');
    expect(coloursOf(canvas)).to.be.above(10);
    await expectNoAxeViolations(walk.element);

    await click(walk, 'Partilhar o cartão');
    const [{ text = '', files: [file] = [] } = {}] = shared;
    expect(text).to.include(GIFT.message);
    expect(file).to.include({ type: 'image/png', name: 'cartao-de-presente.png' });
    expect(file && (await signatureOf(file))).to.deep.equal(PNG_SIGNATURE);

    const root = shadow(walk.element);
    const printed: (string | undefined)[] = [];
    const frames = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLIFrameElement)) continue;
        printed.push(
          ...[...(node.contentDocument?.body.children ?? [])].map((each) => each.tagName),
        );
        node.remove();
      }
    });
    frames.observe(root, { childList: true });
    await click(walk, 'Imprimir o cartão');
    await whenIdle(() => printed.length > 0, { what: 'a printed card' });
    frames.disconnect();
    expect(printed).to.deep.equal(['CANVAS']);
  });

  it('is saved where the browser shares no files', async () => {
    const { saved, shared } = keepGiven({ canShare: false });
    const walk = await walkToCard();
    expect(allByRole(walk.element, 'button', 'Partilhar o cartão')).to.have.length(0);
    await click(walk, 'Guardar a imagem');
    const [{ name, file } = { name: '', file: new Blob() }] = saved;
    expect(name).to.equal('cartao-de-presente.png');
    expect(await signatureOf(file)).to.deep.equal(PNG_SIGNATURE);
    expect(shared).to.deep.equal([]);
  });
});
