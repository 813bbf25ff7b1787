import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { toWireId } from '../../lib/config/wire-id.ts';

/** A referral by the maps service. */
export interface Referral {
  token: string;
  /** The merchant that was referred, from `merchantOf`. */
  merchant: string;
}

/** Facts that identify a merchant, most reliable first. */
const FACTS = [
  ['shop', 'shopId'],
  ['campaign', 'campaignId'],
  ['offer-code', 'offerCode'],
] as const;

/** Identifies the merchant of a page by all known facts: "shop:2&campaign:103"; "unknown:" without any. */
export function merchantOf(
  target: Pick<CheckoutConfig, 'shopId' | 'campaignId' | 'offerCode'>,
): string {
  const facts = FACTS.flatMap(([name, key]) => {
    const value = target[key];
    return value === null ? [] : [`${name}:${encodeURIComponent(value)}`];
  });
  return facts.join('&') || 'unknown:';
}

function factsIn(merchant: string): ReadonlyMap<string, string> {
  const pairs = merchant.split('&').map((fact): [string, string] => {
    const end = fact.indexOf(':');
    return [fact.slice(0, end), fact.slice(end + 1)];
  });
  return new Map(pairs);
}

/** Whether two merchants are known to differ, by the most reliable fact that both have. */
function areOthers(one: string, other: string): boolean {
  const [left, right] = [factsIn(one), factsIn(other)];
  const shared = FACTS.find(([name]) => left.has(name) && right.has(name));
  return shared !== undefined && left.get(shared[0]) !== right.get(shared[0]);
}

/**
 * The body of the call for a completed transaction at `merchant`; its field names are the maps service's. Contract
 * section 3 "Maps conversion".
 */
export function buildMapsConversion(partnerId: string, referral: Referral, merchant: string) {
  return {
    conversion_partner_id: toWireId(partnerId),
    rwg_token: referral.token,
    // 2: the merchant that was referred; 1: another one.
    merchant_changed: areOthers(referral.merchant, merchant) ? 1 : 2,
  };
}

export type MapsConversion = ReturnType<typeof buildMapsConversion>;

/** A referral as the text of a cookie. */
export function writeReferral({ token, merchant }: Referral): string {
  return `${encodeURIComponent(token)}|${encodeURIComponent(merchant)}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Reads a referral from the text of a cookie; null if it is not one. */
export function readReferral(text: string | null): Referral | null {
  const [token = '', merchant = ''] = (text ?? '').split('|').map(decode);
  return token && merchant ? { token, merchant } : null;
}
