import { REFERRAL_COOKIE_DAYS } from '../../lib/limits.ts';
import { middlewareOrigin } from '../../lib/url/middleware-origin.ts';
import { createMiddlewareWriter } from '../../platform/host/account/write-middleware-cookies.ts';
import type { CheckoutState, PluginContext } from '../plugin-context.ts';
import {
  buildMapsConversion,
  merchantOf,
  readReferral,
  writeReferral,
  type Referral,
} from './maps-conversion.ts';
import { sendMapsConversion } from './send-conversion.ts';

/** Cookie of the registrable domain with the maps service's token and merchant. Contract section 3. */
const REFERRAL_COOKIE = 'mc_rwg';

/** What reporting reads and calls. */
type Reported = Pick<PluginContext, 'fetch' | 'host' | 'isFirst' | 'mapsToken' | 'state'>;

/** The referral by the maps service in the last 30 days; null without one. Read at each call. */
const currentReferral = ({ host }: Reported): Referral | null =>
  readReferral(host.cookies.read(REFERRAL_COOKIE));

/**
 * Keeps the page's token for 30 days, with the merchant that it was issued for. With `consent="necessary"`, removes the token
 * of an earlier visit. Contract section 3 "Maps conversion", section 1 "consent".
 */
function rememberReferral(checkout: Reported): void {
  const cookies = checkout.host.cookieWriter(createMiddlewareWriter);
  const { config } = checkout.state();
  const referral = currentReferral(checkout);
  if (config.consent === 'necessary') {
    if (referral) cookies.remove(REFERRAL_COOKIE);
    return;
  }
  const token = checkout.mapsToken();
  if (token === null || referral?.token === token) return;
  const text = writeReferral({ token, merchant: merchantOf(config) });
  cookies.write(REFERRAL_COOKIE, text, REFERRAL_COOKIE_DAYS);
}

async function reportTransaction(checkout: Reported, transactionId: string): Promise<void> {
  const { config, brand } = checkout.state();
  const partnerId = config.mapsPartnerId ?? brand.mapsPartnerId;
  if (partnerId === null) return;
  const referral = currentReferral(checkout);
  const isRefused = () => checkout.state().config.consent === 'necessary';
  if (!referral && !isRefused()) return;
  // Also without consent: a later consent does not cover this transaction.
  // The numbers of two middlewares repeat.
  const origin = middlewareOrigin(config.middleware);
  if (!(await checkout.isFirst(`converted ${transactionId} ${origin}`))) return;
  if (!referral || isRefused()) return;
  const merchant = merchantOf(checkout.state().config);
  await sendMapsConversion(checkout.fetch, buildMapsConversion(partnerId, referral, merchant));
}

/**
 * Reports each completed transaction of a customer who came from the maps service, once and silently. The returned function
 * applies what has changed since its last call. It reads the state, so that transactions completed before this code loaded
 * count too. Contract section 3 "Maps conversion".
 */
export function reportConversions(checkout: Reported): () => void {
  let config: CheckoutState['config'] | null = null;
  let reportedId: string | null = null;
  return () => {
    const state = checkout.state();
    if (state.config !== config) rememberReferral(checkout);
    config = state.config;
    const { completedId } = state.visit;
    if (completedId === reportedId) return;
    reportedId = completedId;
    // A failure is ignored: the customer cannot act on it.
    if (completedId !== null) reportTransaction(checkout, completedId).catch(() => undefined);
  };
}
