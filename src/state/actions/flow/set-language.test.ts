import { expect, test } from 'vitest';

import { BOOKING_TYPE } from '../../../domain/booking/booking-type.ts';
import { campaignInfoAtom } from '../../campaign/campaign-atoms.ts';
import { contactAtom } from '../../booking/booking-state-atoms.ts';
import { languageAtom } from '../../config/language-atom.ts';
import { createFakeHost } from '../../testing/fake-host.ts';
import { aCampaign, createFakeServer } from '../../testing/fake-server.ts';
import { startTestCheckout } from '../../testing/start-test-checkout.ts';
import { editContactAction } from '../contact/edit-contact.ts';
import { setLanguageAction } from './set-language.ts';

test('another language brings the texts of the merchant too, and keeps what was typed', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(Date.parse('2026-11-20T10:00:00Z')));
  store.set(editContactAction, { name: 'Rui' });
  server.campaign = aCampaign({ campaignTitle: 'Tasting menu' });
  await store.set(setLanguageAction, 'en_EN');
  expect(store.get(languageAtom)).toBe('en_EN');
  expect(store.get(campaignInfoAtom)?.campaignView.campaignTitle).toBe('Tasting menu');
  expect(store.get(contactAtom).name).toBe('Rui');
});
