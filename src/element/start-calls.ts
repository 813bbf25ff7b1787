import { startFirstCalls, takeOrFetch } from './first-calls.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { isLocalHost } from '../lib/config/addresses.ts';
import { needsOf } from '../flow/flow-starts.ts';
import type { FlowType } from '../flow/flow-kinds.ts';
import type { Fetch } from './element-environment.ts';
import { isTimeZone } from '../lib/config/time-zone.ts';

/** The host name that the entity config is asked for; null on localhost, where it is skipped. Spec section 4. */
function entityConfigHost({ hostName }: CheckoutConfig): string | null {
  const { hostname } = window.location;
  return hostName ?? (isLocalHost(hostname) ? null : hostname);
}

/** Starts a flow's first calls; gives the `fetch` that hands out their answers. Spec section 4 "Flow readiness". */
export function startCalls(
  flow: FlowType,
  config: CheckoutConfig,
  fetch: Fetch,
  signal: AbortSignal,
): Fetch {
  const { userId, token, sessionId, linked } = config;
  // Whose cart it is may be known by a cookie alone, which the app reads: without a session it is asked for once, then.
  // An account that a link brought is named first.
  const knowsCart = sessionId && !linked.includes('token');
  const needs = needsOf(flow, config).filter((need) => need !== 'cart' || knowsCart);
  const target = {
    ...config,
    hostname: entityConfigHost(config),
    user: userId !== null && token !== null ? { userId, token } : null,
  };
  const context = {
    ...config,
    fetch,
    now: () => Date.now(),
    sessionId: () => sessionId,
    language: () => config.language,
  };
  return takeOrFetch(startFirstCalls(needs, target, context, { signal }), fetch);
}

/**
 * While the app is on its way, does what takes a slow phone long the first time and what the app begins with: the
 * browser brings the page's storage and its data on zones. After the next frame, so that the skeleton is not kept waiting.
 */
export function warmUp(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      isTimeZone(timeZone);
      try {
        window.sessionStorage.getItem('');
      } catch {
        // The page may not have one; the app keeps what it stores in memory then.
      }
    }),
  );
}
