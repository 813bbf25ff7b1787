import { expect, test } from 'vitest';

import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { DINNER, startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { nextStepAction, visitStepAction } from '../../../flow/state/move-step.ts';
import { bookingFormAtom } from './choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';

test('spec section 6 "registeredUsers": such a campaign is never booked as a guest, even where the page allows guests', async () => {
  const { server, start } = await startForMembers({ allowGuestLogin: true });
  server.campaign = { ...server.campaign, registeredUsers: true };
  const store = await start();
  store.set(toggleSlotAction, DINNER);
  expect(store.get(currentEntryAtom)?.step).toBe('login');
});

test('a guest with an account signs in by choice and continues with all choices and typed values', async () => {
  const { store } = await startForMembers({ allowGuestLogin: true });
  store.set(toggleSlotAction, DINNER);
  expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  store.set(editContactAction, { notes: 'Janela' });
  store.set(visitStepAction, 'login', 'client-info');
  expect(store.get(currentEntryAtom)?.step).toBe('login');
  store.set(userAtom, A_USER);
  store.set(nextStepAction, 'login');
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  expect(store.get(contactAtom).notes).toBe('Janela');
  expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
});
