import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';
import type { CameraScan } from '../../../platform/host/camera/code-scanner.ts';
import { QR_OBTAIN_METHOD } from '../../offer/rules/check-campaign.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom, flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import {
  isScanningAtom,
  offerCodeFaultAtom,
  offerCodeOf,
  offerCodeTextAtom,
  scanOfferCodeAction,
  submitOfferCodeAction,
} from './offer-code-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { NOW } from '../../../../test/support/state/start-at-login.ts';
import { A_CONFIG, startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';

const QR_PAGE = { campaignId: null, offerCode: null, qr: true, reservationType: null };
const VIDEO: HTMLVideoElement = Object.create(null);

/** A page with no offer code, or a wrong one; the server knows POINTS10. */
async function startWithout(offerCode: string | null, scan: CameraScan = { kind: 'denied' }) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = { ...aCampaign(), obtainMethod: QR_OBTAIN_METHOD };
  server.api.getCampaignByOfferCode = async (code) => {
    if (code === 'POINTS10') return server.campaign;
    throw new ApiError('api', 'unknown', { status: 404, endpoint: 'getCampaignByOfferCode' });
  };
  const host = createFakeHost(NOW);
  host.camera = { isThere: () => true, scan: async () => scan };
  const store = await startTestCheckout(server, host, { ...QR_PAGE, offerCode });
  const type = async (text: string) => {
    store.set(offerCodeTextAtom, text);
    await store.set(submitOfferCodeAction);
  };
  const scanCode = () => {
    store.set(isScanningAtom, true);
    return store.set(scanOfferCodeAction, VIDEO, new AbortController().signal);
  };
  const reload = (page: Partial<CheckoutConfig> = {}) =>
    startTestCheckout(server, host, { ...QR_PAGE, offerCode, ...page });
  return { store, host, type, scanCode, reload, step: () => store.get(currentEntryAtom)?.step };
}

describe('another offer code than the page’s', () => {
  it.each([
    ['no code', null, 'notProvided'],
    ['an unknown code', 'NOPE', 'invalid'],
  ])('can be typed where the page gives %s', async (_, offerCode, kind) => {
    const { store, type, step } = await startWithout(offerCode);
    expect(store.get(flowStatusAtom)).toMatchObject({ problem: { kind } });
    await type(' POINTS10 ');
    expect(step()).toBe('points-confirm');
  });

  it('can be scanned from a link', async () => {
    const text = 'https://spa.example/?qr=1&offerCode=POINTS10';
    const { scanCode, step } = await startWithout(null, { kind: 'read', text });
    await scanCode();
    expect(step()).toBe('points-confirm');
  });

  it.each([
    ['denied', 'points.camera.denied'],
    ['unavailable', 'points.camera.unavailable'],
  ] as const)('has to be typed where the camera is %s', async (kind, fault) => {
    const { store, scanCode } = await startWithout(null, { kind });
    await scanCode();
    expect(store.get(offerCodeFaultAtom)).toBe(fault);
    expect(store.get(isScanningAtom)).toBe(false);
  });

  it('shows an error when the text is no code, and another when there is none', async () => {
    const { store, type } = await startWithout(null);
    await type(' ');
    expect(store.get(offerCodeFaultAtom)).toBe('forms.errors.required');
    await type('two words');
    expect(store.get(offerCodeFaultAtom)).toBe('points.code.invalid');
    await type('NOPE');
    expect(store.get(flowStatusAtom)).toMatchObject({ problem: { kind: 'invalid' } });
  });

  it('stays while the page changes something else, and yields to a code that the page names', async () => {
    const { store, type } = await startWithout(null);
    await type('POINTS10');
    store.set(configAtom, { ...A_CONFIG, ...QR_PAGE, theme: 'dark' });
    expect(store.get(configAtom).offerCode).toBe('POINTS10');
    store.set(configAtom, { ...A_CONFIG, ...QR_PAGE, offerCode: 'OTHER' });
    expect(store.get(configAtom).offerCode).toBe('OTHER');
  });
});

describe('an offer code that the customer entered, after a reload', () => {
  it('counts still', async () => {
    const { type, reload } = await startWithout(null);
    await type('POINTS10');
    const again = await reload();
    expect(again.get(currentEntryAtom)?.step).toBe('points-confirm');
    expect(again.get(configAtom).offerCode).toBe('POINTS10');
  });

  it('has with it what was being sent', async () => {
    const { type, reload, store, host } = await startWithout(null);
    await type('POINTS10');
    const state = store.get(savedStateAtom);
    const pendingIntent = { intentKey: 'key-1', choice: '' };
    const key = store.get(savedStateKeyAtom);
    if (state) host.storage.write(key, JSON.stringify({ ...state, pendingIntent }));
    const again = await reload();
    expect(again.get(submissionAtom)).toMatchObject({ status: 'unknown', intentKey: 'key-1' });
  });

  it('gives way to another code of the page', async () => {
    const { type, reload } = await startWithout(null);
    await type('POINTS10');
    const again = await reload({ offerCode: 'NOPE' });
    expect(again.get(configAtom).offerCode).toBe('NOPE');
  });

  it('is forgotten after a day', async () => {
    const { type, reload, host } = await startWithout(null);
    await type('POINTS10');
    host.advance(SAVED_STATE_MAX_AGE_MS + 1);
    const again = await reload();
    expect(again.get(flowStatusAtom)).toMatchObject({ problem: { kind: 'notProvided' } });
  });
});

describe('the offer code in what was scanned or typed', () => {
  it.each([
    ['POINTS10', 'POINTS10'],
    ['  POINTS10\n', 'POINTS10'],
    ['https://spa.example/pontos?qr=1&offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/pontos#?offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/#offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/pontos', null],
    ['https://spa.example/?offerCode=../x', null],
    ['WIFI:T:WPA;S:spa;P:secret;;', null],
    ['two words', null],
    ['', null],
    ['x'.repeat(65), null],
  ])('in %j is %j', (text, code) => expect(offerCodeOf(text)).toBe(code));
});
