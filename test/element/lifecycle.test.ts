import {
  allIdle,
  byRole,
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  mountCheckout,
  recordedRequests,
  resetSandbox,
  setFault,
  shadow,
  shownText,
  untilEvent,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { BOOKING } from './lifecycle-walks.ts';

describe('the element', () => {
  it('reports a campaign that does not exist, in the customer’s language', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, campaign: 999 });
    const error = untilEvent(element, 'error');
    document.body.append(element);
    expect(await error).to.include({ code: 'api', status: 404 });
    await whenIdle(() => /não encontrámos esta oferta/i.test(shownText(shadow(element))));
  });

  it('reports an unusable answer, and offers a way on', async () => {
    await loadCheckout();
    await setFault({ match: '/rest/v1/web/campaigns', body: '<html>', status: 500 });
    const element = createCheckout(BOOKING);
    const error = untilEvent(element, 'error');
    document.body.append(element);
    expect(await error).to.include({ code: 'api', status: 500 });
    const again = await untilRole(element, 'button', 'Tentar de novo');
    await resetSandbox();
    const ready = untilEvent(element, 'ready');
    again.click();
    await ready;
  });

  it('lives beside another one that has its own flow and language', async () => {
    const [booking, other] = await Promise.all([
      mountCheckout({ ...BOOKING, lang: 'pt' }),
      mountCheckout({ ...BOOKING, campaign: 102, lang: 'en' }),
    ]);
    const languageOf = (element: Element) =>
      shadow(element).querySelector('[lang]')?.getAttribute('lang');
    expect([languageOf(booking), languageOf(other)]).to.deep.equal(['pt-PT', 'en']);
    await allIdle();
    const text = shownText(shadow(booking));

    other.setAttribute('lang', 'es');
    await whenIdle(() => languageOf(other) === 'es-ES');
    other.remove();

    expect(shownText(shadow(booking))).to.equal(text);
  });

  it('keeps its state and sends nothing again when it is moved in the page', async () => {
    const element = await mountCheckout(BOOKING);
    const isForThree = () => Reflect.get(byRole(element, 'spinbutton'), 'value') === '3';
    (await untilRole(element, 'button', 'Mais uma pessoa')).click();
    await whenIdle(isForThree, { what: 'a party of three' });
    const receivedEvents = hearEvents();
    const calls = (await recordedRequests()).length;
    const box = document.createElement('section');
    document.body.append(box);

    box.append(element);
    await untilRole(element, 'button', 'Mais uma pessoa');
    expect(isForThree()).to.equal(true);

    expect((await recordedRequests()).length).to.equal(calls);
    expect(receivedEvents).to.deep.equal([]);
  });

  it('takes its live region with it when it is removed', async () => {
    const element = await mountCheckout(BOOKING);
    await whenIdle(() => document.body.childElementCount > 1, {
      what: 'a live region in the page',
    });
    element.remove();
    await whenIdle(() => document.body.childElementCount === 0, { what: 'an empty page' });
  });
});
