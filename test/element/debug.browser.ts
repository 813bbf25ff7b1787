import type { Recording } from '../../src/plugins/debug/recording.ts';
import {
  describe,
  expect,
  it,
  mountCheckout,
  shadow,
  // oxlint-disable-next-line no-restricted-imports -- a copy waits for the browser's clipboard, which is no work of the checkout
  until,
  whenIdle,
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
      await whenIdle(() => textOf(element).includes('campaign: "101" (attribute)'), {
        what: 'the panel',
      });
      expect(textOf(element)).to.include('allow-guest-logins: unknown, allow-guest-login?');
      expect(textOf(element)).to.include('theme: "auto" (default)');
      expect(textOf(element)).to.include('flow: booking_voucher, because of reservation-type');
      await whenIdle(() => /ms \+\d+ ms \S+\/campaign/.test(textOf(element)), {
        what: 'the loads of the campaign',
      });
      expect(textOf(element)).to.include('prefill: (set)');
      expect(textOf(element)).not.to.match(/Ana|example\.pt/);
      expect(groups.length).to.be.greaterThan(0);

      Reflect.set(element, 'theme', 'dark');
      Reflect.set(element, 'channel', 'site');
      await whenIdle(() => textOf(element).includes('channel: "site" (property)'), {
        what: 'the changed value',
      });
    } finally {
      console.groupCollapsed = groupCollapsed;
    }
  });

  it('copies a report that the demo site opens: attributes, lines and answers, nothing personal', async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { write: () => Promise.reject(new Error('refused')) },
    });
    try {
      const element = await mountCheckout({
        ...BOOKING,
        debug: true,
        prefill: '{"name":"Ana Sousa","email":"ana@example.pt"}',
      });
      await whenIdle(() => /ms \+\d+ ms \S+\/campaign/.test(textOf(element)), {
        what: 'the loads of the campaign',
      });
      panelOf(element)?.querySelector('button')?.click();
      const text = panelOf(element)?.querySelector('textarea');
      await until(() => text?.hidden === false, { what: 'the report as a text' });

      const report: Recording = JSON.parse(text?.value ?? '');
      expect(report.attributes).to.include({ campaign: '101', 'reservation-type': 'normal' });
      expect(report.answers.map(({ path }) => path)).to.include('/rest/v1/web/campaigns/101');
      expect(report.lines['Events']?.join()).to.include('ready');
      expect(text?.value).not.to.match(/Ana|example\.pt/);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
});
