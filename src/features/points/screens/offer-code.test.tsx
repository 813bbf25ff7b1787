// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import OfferCode from './offer-code.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['an app', 'Mozilla/5.0 (iPhone) Instagram 340.0', true],
  ['a browser', 'Mozilla/5.0 (iPhone) Safari/604.1', false],
])(
  'a customer in %s with "%s" is warned that the camera may not work: %s',
  async (_, userAgent, isSaid) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    const store = await startTestCheckout(server, createFakeHost(0));
    const { root } = renderInCheckout(store, <OfferCode />);
    expect(root.textContent.includes('points.inApp')).toBe(isSaid);
  },
);
