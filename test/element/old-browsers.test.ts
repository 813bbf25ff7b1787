import {
  afterEach,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  untilEvent,
} from '../support/index.ts';

const any: unknown = Reflect.get(AbortSignal, 'any');

afterEach(() => {
  Reflect.set(AbortSignal, 'any', any);
});

describe('in a browser older than those that README.md names', () => {
  it('the page’s fallback stays, and the page hears of it', async () => {
    await loadCheckout();
    Reflect.deleteProperty(AbortSignal, 'any');
    const element = createCheckout(
      { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true },
      '<a href="tel:+351210000000">Reservar por telefone</a>',
    );
    const failed = untilEvent(element, 'error');
    await consoleDuring(async () => {
      document.body.append(element);
      await failed;
    });

    expect(await failed).to.include({ code: 'internal' });
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });
});
