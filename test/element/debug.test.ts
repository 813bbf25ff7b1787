import {
  describe,
  expect,
  it,
  mountCheckout,
  shadow,
  whenIdle,
  type CheckoutElement,
} from '../support/index.ts';

const panelOf = (element: CheckoutElement) => shadow(element).querySelector('aside');

const BOOKING = { campaign: 101, 'reservation-type': 'normal' };

describe('debug', () => {
  it('ends with the attribute, and with the element', async () => {
    const element = await mountCheckout({ ...BOOKING, debug: true });
    await whenIdle(() => panelOf(element) !== null, { what: 'the panel' });
    element.removeAttribute('debug');
    await whenIdle(() => panelOf(element) === null, { what: 'no panel' });
    element.setAttribute('debug', '');
    await whenIdle(() => panelOf(element) !== null, { what: 'the panel again' });
    element.remove();
    await whenIdle(() => panelOf(element) === null, { what: 'no panel' });
  });

  it('is never read from the page’s address', async () => {
    const before = location.href;
    history.replaceState(null, '', '?debug=true');
    try {
      const element = await mountCheckout({ ...BOOKING, 'url-params': 'on' });
      expect(Reflect.get(element, 'debug')).to.equal(false);
      expect(panelOf(element)).to.equal(null);
    } finally {
      history.replaceState(null, '', before);
    }
  });
});
