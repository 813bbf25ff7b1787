import {
  type CheckoutElement,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  mountCheckout,
  releaseAnswers,
  setFault,
  setOffline,
  shadow,
  shownText,
  untilEvent,
  untilRole,
  whenIdle,
  whileHeld,
} from '../support/index.ts';
import { CAMPAIGN, OFFER, startInVain } from './start-faults-walks.ts';

const hasSkeleton = (element: CheckoutElement) =>
  element.shadowRoot?.querySelector('.shell-bars, .mc-skeletons')?.checkVisibility() === true;

describe('when the offer cannot be loaded', () => {
  it('an offer that has ended leads to the telephone of its shop, without a void below', async () => {
    const element = await startInVain({ ...OFFER, campaign: 112 });
    const call = await untilRole(element, 'link', /Ligar/);
    expect(call.getAttribute('href')).to.match(/^tel:\+351\d{9}$/);
    expect(element.offsetHeight).to.be.lessThan(480);
    const text = shadow(element).querySelector('.mc-notice__text');
    const gap = call.getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? 0);
    expect(gap).to.be.at.least(16);
  });
});

describe('when the server is slow', () => {
  it('a skeleton holds the place until the offer is there', async () => {
    await setFault({ match: CAMPAIGN, hold: true, times: 1 });
    await loadCheckout();
    const element = createCheckout(OFFER);
    document.body.append(element);
    await whileHeld(() => hasSkeleton(element));
    await releaseAnswers();
    await untilRole(element, 'grid');
    expect(hasSkeleton(element)).to.equal(false);
  });
});

describe('when the page is offline', () => {
  it('says so, and continues by itself when the connection is back', async () => {
    await mountCheckout({ ...OFFER, campaign: 102 });
    await setOffline(true);
    const element = await startInVain(OFFER);
    await whenIdle(() => /Estás sem ligação à internet/.test(shownText(element)));
    const ready = untilEvent(element, 'ready');
    await setOffline(false);
    await ready;
  });
});
