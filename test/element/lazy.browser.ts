import {
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  recordedRequests,
  untilEvent,
} from '../support/index.ts';

const LAZY = { campaign: 101, 'reservation-type': 'normal', loading: 'lazy' };

describe('loading="lazy"', () => {
  it('loads nothing below the fold, everything once it is scrolled near, and at once where it is in view', async () => {
    await loadCheckout();
    document.body.innerHTML = '<div style="height: 500vh"></div>';
    const element = createCheckout(LAZY);
    document.body.append(element);
    // Long enough for the browser to have looked at what is in view.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await recordedRequests()).to.deep.equal([]);
    const height = element.offsetHeight;
    expect(height).to.be.at.least(780);

    const ready = untilEvent(element, 'ready');
    window.scrollTo(0, document.documentElement.scrollHeight - 1.5 * window.innerHeight - height);
    await ready;
    window.scrollTo(0, 0);

    const inView = createCheckout(LAZY);
    document.body.prepend(inView);
    await inView.ready;
  });
});
