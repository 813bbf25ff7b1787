import {
  describe,
  expect,
  it,
  mountCheckout,
  shadow,
  until,
  type CheckoutElement,
} from '../support/index.ts';

const panelOf = (element: CheckoutElement) => shadow(element).querySelector('aside');
const textOf = (element: CheckoutElement) => panelOf(element)?.textContent ?? '';

const BOOKING = { campaign: 101, 'reservation-type': 'normal' };

describe('debug', () => {
  it('shows values with their source, the flow, loads and events', async () => {
    const groups: string[] = [];
    const { groupCollapsed } = console;
    console.groupCollapsed = (...parts: unknown[]) => void groups.push(parts.join(' '));
    try {
      const element = await mountCheckout({
        ...BOOKING,
        debug: true,
        'allow-guest-logins': true,
        prefill: '{"name":"Ana Sousa","email":"ana@example.pt"}',
      });
      await until(() => textOf(element).includes('campaign: "101" (attribute)'), {
        what: 'the panel',
      });
      expect(textOf(element)).to.include('allow-guest-logins: unknown, allow-guest-login?');
      expect(textOf(element)).to.include('theme: "auto" (default)');
      expect(textOf(element)).to.include('flow: booking_voucher, because of reservation-type');
      await until(() => /ms \+\d+ ms \S+\/campaign/.test(textOf(element)), {
        what: 'the loads of the campaign',
      });
      expect(textOf(element)).to.include('prefill: (set)');
      expect(textOf(element)).not.to.match(/Ana|example\.pt/);
      expect(groups.length).to.be.greaterThan(0);

      Reflect.set(element, 'theme', 'dark');
      Reflect.set(element, 'channel', 'site');
      await until(() => textOf(element).includes('channel: "site" (property)'), {
        what: 'the changed value',
      });
    } finally {
      console.groupCollapsed = groupCollapsed;
    }
  });

  it('ends with the attribute, and with the element', async () => {
    const element = await mountCheckout({ ...BOOKING, debug: true });
    await until(() => panelOf(element) !== null, { what: 'the panel' });
    element.removeAttribute('debug');
    await until(() => panelOf(element) === null, { what: 'no panel' });
    element.setAttribute('debug', '');
    await until(() => panelOf(element) !== null, { what: 'the panel again' });
    element.remove();
    await until(() => panelOf(element) === null, { what: 'no panel' });
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
