import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { entityConfigAtom } from '../../../context/checkout-context.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../../platform/api/schema/entity-config.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { createFakeHost, type FakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { saveCalendarFileAction, shareBookingAction } from './share-booking.ts';
import { goHomeAction } from '../../../flow/state/restart.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');

async function start(page: Partial<FakeHost> = {}, config: Partial<CheckoutConfig> = {}) {
  const host = { ...createFakeHost(NOW), ...page };
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  return { host, store: await startTestCheckout(server, host, config) };
}

describe('going home', () => {
  it('closes the dialog in modal mode', async () => {
    let closed = 0;
    const { store } = await start({ close: () => void (closed += 1) }, { mode: 'modal' });
    await store.set(goHomeAction);
    expect(closed).toBe(1);
  });

  it('opens the main site of the brand', async () => {
    const opened: string[] = [];
    const { store } = await start({ openUrl: (to, url) => void opened.push(`${to} ${url}`) });
    const env = { ...DEFAULT_ENTITY_CONFIG.env, frontendUrl: 'https://site.example' };
    store.set(entityConfigAtom, { ...DEFAULT_ENTITY_CONFIG, env });
    await store.set(goHomeAction);
    expect(opened).toEqual(['home https://site.example']);
  });

  it('restarts when neither the brand nor the page names a home', async () => {
    const { store, host } = await start();
    const first = store.get(currentEntryAtom);
    store.set(nextStepAction);
    await store.set(goHomeAction);
    const detail = { to: 'home', url: 'https://shop.example/book' };
    expect(host.receivedEvents).toContainEqual({ name: 'navigate', detail });
    expect(store.get(currentEntryAtom)).toEqual(first);
  });

  it('stays when the page handles the navigation', async () => {
    const { store, host } = await start();
    host.cancel.add('navigate');
    store.set(nextStepAction);
    const before = store.get(currentEntryAtom);
    await store.set(goHomeAction);
    expect(store.get(currentEntryAtom)).toEqual(before);
  });
});

describe('sharing', () => {
  const data = { title: 'Menu', text: 'Tasca\nMenu' };

  it.each<[string, Partial<FakeHost>, boolean, boolean]>([
    ['uses the share sheet', { canShare: () => true, share: async () => true }, false, false],
    ['shows no alert when the customer closes the sheet', { canShare: () => true }, false, false],
    ['copies the text without a share sheet', {}, true, false],
    ['says beside the button when copying fails too', { copyText: async () => false }, false, true],
  ])('%s', async (_name, page, isCopied, alerts) => {
    const { store } = await start(page);
    expect(await store.set(shareBookingAction, data)).toBe(isCopied);
    expect(store.get(refusalAtom) !== null).toBe(alerts);
  });
});

describe('saving to the calendar', () => {
  const event = { id: '9001', title: 'Tasca: Menu', description: '', location: '' };

  it('downloads a calendar file', async () => {
    const files: string[][] = [];
    const { store } = await start({ downloadText: (...file) => void files.push(file) });
    store.set(saveCalendarFileAction, { ...event, when: { date: '2026-11-20' } }, 'reserva');
    expect(files.map(([name, type]) => [name, type])).toEqual([
      ['reserva.ics', 'text/calendar;charset=utf-8'],
    ]);
    expect(files[0]?.[2]).toContain('DTSTART;VALUE=DATE:20261120');
  });

  it('says beside the button when the start is unreadable', async () => {
    const { store } = await start();
    const when = { startTime: 'soon', durationSec: 0 };
    store.set(saveCalendarFileAction, { ...event, when }, 'reserva');
    expect(store.get(refusalAtom)).not.toBeNull();
  });
});

describe('asking for an invoice', () => {
  it('fills in the name of the contact form, and keeps a typed one', async () => {
    const { store } = await start();
    store.set(contactAtom, (contact) => ({ ...contact, name: 'Rita Carvalho ' }));
    store.set(INVOICE.ask, true);
    expect(store.get(invoiceAtom)).toMatchObject({ needVatInvoice: true, name: 'Rita Carvalho' });
    store.set(invoiceAtom, (invoice) => ({ ...invoice, name: 'Carvalho Lda' }));
    store.set(INVOICE.ask, false);
    store.set(INVOICE.ask, true);
    expect(store.get(invoiceAtom).name).toBe('Carvalho Lda');
  });
});
