import {
  afterEach,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  untilDrawn,
  untilEvent,
  watchLeftovers,
  type CheckoutElement,
} from '../support/index.ts';

const any: unknown = Reflect.get(AbortSignal, 'any');

afterEach(() => {
  Reflect.set(AbortSignal, 'any', any);
});

/** Puts an element with a fallback into the page, and waits until it has failed. */
async function startInVain(): Promise<{ element: CheckoutElement; error: unknown }> {
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
  return { element, error: await failed };
}

describe('in a browser older than those that README.md names', () => {
  it('the page’s fallback stays, and the page hears of it', async () => {
    const { element, error } = await startInVain();
    expect(error).to.include({ code: 'internal' });
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });

  it('the element leaves nothing behind in the page', async () => {
    const leftovers = watchLeftovers();
    const { element } = await startInVain();
    element.remove();
    await untilDrawn();
    const left = leftovers.now();
    leftovers.stop();
    expect(left).to.deep.equal({ timers: 0, requests: 0, channels: 0 });
  });
});
