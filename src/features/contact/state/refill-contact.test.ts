import { describe, expect, it } from 'vitest';
import { savedStateAtom } from '../../../flow/state/saved-state.ts';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { DINNER, NOW } from '../../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { CONTACT, editContactAction, refillFromProfile } from './contact-form.ts';
import { editInvoiceAction, INVOICE } from './invoice-form.ts';

async function start() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, createFakeHost(NOW));
  const setUser = (user: typeof A_USER | null) => {
    store.set(userAtom, user);
    refillFromProfile(store.get, store.set);
  };
  const faults = () => store.get(CONTACT.shownIssues).map(({ field }) => field);
  return { store, setUser, faults };
}

describe('a sign-in in another element or tab', () => {
  it('keeps the errors beside what the customer has typed, in every form', async () => {
    const { store, setUser, faults } = await start();
    store.set(editContactAction, { email: 'rui@', phone: '12' });
    for (const field of ['email', 'phone'] as const) store.set(CONTACT.leave, field);
    store.set(editInvoiceAction, { needVatInvoice: true, vatId: '123' });
    store.set(INVOICE.leave, 'vatId');
    setUser(A_USER);
    expect(faults()).toEqual(['email', 'phone']);
    expect(store.get(INVOICE.shownIssues).map(({ field }) => field)).toEqual(['vatId']);
    expect(store.get(savedStateAtom)?.hasTyped).toBe(true);
  });

  it('shows no error beside a field that the next sign-out has emptied', async () => {
    const { store, setUser, faults } = await start();
    setUser({ ...A_USER, mobile: '12' });
    store.set(CONTACT.leave, 'name');
    expect(faults()).toEqual(['phone']);
    setUser(null);
    expect(faults()).toEqual([]);
  });
});
