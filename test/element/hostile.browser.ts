import {
  afterEach,
  beforeEach,
  createCheckout,
  describe,
  it,
  openFramedPage,
  passOnChanges,
  untilText,
} from '../support/index.ts';
import {
  GUEST,
  oneFreeSlot,
  startInVain,
  startWalk,
  submit,
  untilStep,
  walkToConfirm,
} from '../flows/walk.ts';

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

  it('with a text or a function still shows what can be booked', async () => {
    for (const value of ['a text', () => 'a function']) {
      spoil(value);
      const walk = await startWalk({ ...GUEST, campaign: 101 });
      await untilText(walk.element, 'Menu da Lua');
      walk.element.remove();
    }
  });
});

describe('a page whose scripts add a word of property descriptors to Object.prototype', () => {
  it('still shows what is on offer', async () => {
    for (const name of ['get', 'set', 'value', 'writable']) {
      const { page } = await openFramedPage((own) => {
        const { prototype } = Reflect.get(own, 'Object') as ObjectConstructor;
        Reflect.set(prototype, name, () => undefined);
      });
      const element = createCheckout({ ...GUEST, campaign: 101 }, '', page.document);
      page.document.body.append(element);
      passOnChanges(page, element);
      await element.ready;
      await untilText(element, 'Menu da Lua');
    }
  });
});

/** `Array.from` of Prototype and MooTools: without a mapper. */
function copyWithoutMapper(item: ArrayLike<unknown> | null): unknown[] {
  return item === null ? [] : Array.prototype.slice.call(item);
}

/** `remove` of Prototype: it needs a parent. */
function removeFromParent(this: HTMLElement): HTMLElement {
  if (!this.parentNode) throw new TypeError('An element without a parent was removed.');
  this.parentNode.removeChild(this);
  return this;
}

describe('a page with Prototype', () => {
  const { from } = Array;
  beforeEach(() => {
    Reflect.set(Array, 'from', copyWithoutMapper);
    Reflect.set(HTMLElement.prototype, 'remove', removeFromParent);
  });
  afterEach(() => {
    Reflect.set(Array, 'from', from);
    Reflect.deleteProperty(HTMLElement.prototype, 'remove');
  });

  it('takes a booking, and says so where there is no checkout', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await walkToConfirm(walk, slot);
    await submit(walk);
    await untilStep(walk, 'success');
    const { element } = await startInVain({ middleware: 'ftp://reservas.example' });
    await untilText(element, 'De momento não está disponível.');
  });
});
