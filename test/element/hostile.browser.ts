import {
  afterEach,
  createCheckout,
  describe,
  it,
  openFramedPage,
  passOnChanges,
  untilText,
} from '../support/index.ts';
import { GUEST, startWalk, untilStep } from '../flows/walk.ts';

const NAME = 'spoiltByAnOldScript';

/** The prototype of every object: `Object.prototype`. */
const EVERYTHING: object = Reflect.getPrototypeOf({}) ?? {};

/** A property of an old script on every object; enumerable, so that every `for in` sees it. */
function spoil(value: unknown): void {
  Reflect.defineProperty(EVERYTHING, NAME, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

describe('a page whose scripts spoil Object.prototype', () => {
  afterEach(() => void Reflect.deleteProperty(EVERYTHING, NAME));

  for (const value of ['a text', () => 'a function']) {
    it(`with ${typeof value === 'string' ? value : 'a function'} still shows what can be booked`, async () => {
      spoil(value);
      const walk = await startWalk({ ...GUEST, campaign: 101 });
      await untilStep(walk, 'choice');
      await untilText(walk.element, 'Menu da Lua');
    });
  }
});

describe('a page whose scripts add a word of property descriptors to Object.prototype', () => {
  for (const name of ['get', 'set', 'value', 'writable']) {
    it(`with "${name}" still shows what is on offer`, async () => {
      const { page } = await openFramedPage((own) => {
        const { prototype } = Reflect.get(own, 'Object') as ObjectConstructor;
        Reflect.set(prototype, name, () => undefined);
      });
      const element = createCheckout({ ...GUEST, campaign: 101 }, '', page.document);
      page.document.body.append(element);
      passOnChanges(page, element);
      await untilText(element, 'Menu da Lua');
    });
  }
});
