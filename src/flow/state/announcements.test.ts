import { waitAtom } from '../../submission/submission-atom.ts';
import { expect, test, vi } from 'vitest';

import { voucherResultAtom } from '../../features/payment/state/payment-atoms.ts';
import { servicesAtom } from '../../context/checkout-context.ts';
import {
  anAnswer,
  reloadPayment,
  startAtPayment,
} from '../../../test/support/state/start-at-payment.ts';
import { payAction } from '../../features/payment/state/pay.ts';
import { announceStepAction } from './announcements.ts';
import { waitFor } from '../../../test/support/state/wait-for.ts';

test('a payment that is confirmed before the first step shows does not leave a loading page', async () => {
  const before = await startAtPayment();
  before.store.set(payAction);
  await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('waiting'));
  const { store, host, platform } = await reloadPayment(before);
  platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  await waitFor(() => {
    host.showPage();
    expect(store.get(voucherResultAtom)?.status).toBe('paid');
  });

  const services = store.get(servicesAtom);
  services.i18n.loadAndActivate({ locale: 'pt-PT', messages: {} });
  const onReady = vi.fn();
  store.set(servicesAtom, { ...services, onReady });
  store.set(announceStepAction, 1);
  store.set(announceStepAction, 1);
  expect(onReady).toHaveBeenCalledTimes(1);
  const emitted = host.receivedEvents.filter(({ name }) => name === 'ready' || name === 'step');
  expect(emitted.map(({ name }) => name)).toEqual(['ready', 'step']);
  expect(emitted[1]?.detail).toMatchObject({ step: 'success' });
});

test('the progress is read in the language of the checkout, whatever the language of the page', async () => {
  const { store } = await startAtPayment();
  const services = store.get(servicesAtom);
  services.i18n.loadAndActivate({ locale: 'pt-PT', messages: {} });
  const announce = vi.fn();
  store.set(servicesAtom, { ...services, host: { ...services.host, announce } });
  store.set(announceStepAction, 1);
  expect(announce.mock.calls).toEqual([['frame.progress', 'pt-PT']]);
});
