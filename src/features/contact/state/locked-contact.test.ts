import { describe, expect, it } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { DINNER, NOW } from '../../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { applyConfigAction } from '../../../app/apply-config.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from './contact-atom.ts';
import type { Prefill } from '../../../lib/config/prefill.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import {
  editContactAction,
  normaliseContactAction,
  contactIssuesAtom,
  lockedContactFieldsAtom,
} from './contact-form.ts';

const RUI: Prefill = {
  name: 'Rui Costa',
  email: 'rui@example.com',
  phone: '912 345 678',
  lock: ['name', 'email', 'phone'],
};

async function start(prefill: Prefill) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, createFakeHost(NOW), { prefill });
  return { store, locked: () => [...store.get(lockedContactFieldsAtom)] };
}

describe('contract section 1 "prefill" lock', () => {
  it('keeps the page’s details; a number locks its prefix', async () => {
    const { store, locked } = await start(RUI);
    expect(locked()).toEqual(['name', 'email', 'phone', 'prefix']);
    store.set(editContactAction, { name: 'Eva', prefix: '+34', notes: 'Janela' });
    expect(store.get(contactAtom)).toMatchObject({
      name: 'Rui Costa',
      prefix: '+351',
      phone: '912345678',
      notes: 'Janela',
    });
  });

  it('leaves a value that is refused to the customer, also while it is mended', async () => {
    const { store, locked } = await start({ ...RUI, email: 'rui@', phone: '12' });
    expect(locked()).toEqual(['name']);
    store.set(editContactAction, { email: 'rui@example.com', phone: '912345678' });
    expect(store.get(contactIssuesAtom)).toEqual([]);
    expect(locked()).toEqual(['name']);
  });

  it('refuses a number of another country than the locked prefix', async () => {
    const { store } = await start({ prefix: '+351', lock: ['prefix'] });
    store.set(editContactAction, {
      phone: '+34 612 345 678',
      name: 'Eva',
      email: 'eva@example.com',
    });
    store.set(normaliseContactAction);
    expect(store.get(contactAtom)).toMatchObject({ prefix: '+351', phone: '+34 612 345 678' });
    expect(store.get(contactIssuesAtom)).toMatchObject([{ field: 'phone' }]);
  });

  it('replaces what was typed when the page locks it later', async () => {
    const { store } = await start({});
    store.set(editContactAction, { name: 'Eva' });
    const before = store.get(configAtom);
    store.set(configAtom, { ...before, prefill: RUI });
    await store.set(applyConfigAction, before);
    expect(store.get(contactAtom)).toMatchObject({ name: 'Rui Costa' });
  });
});
