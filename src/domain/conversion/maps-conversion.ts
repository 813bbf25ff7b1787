import type { Id } from '../config/id.ts';

/** The maps service sent the customer here: to whom, and by which token. */
export interface Referral {
  token: string;
  /** The merchant that was referred, as `merchantOf` names it. */
  merchant: string;
}

/** Body of the conversion call; its field names are the maps service's. Contract section 3 "Maps conversion". */
export interface MapsConversion {
  conversion_partner_id: Id;
  rwg_token: string;
  /** 2: the merchant that was referred; 1: another one. */
  merchant_changed: 1 | 2;
}

const SAME_MERCHANT = 2;
const OTHER_MERCHANT = 1;

/** Names the merchant of a page: its shop, else the offer that stands for it. */
export function merchantOf(target: {
  shopId: Id | null;
  campaignId: Id | null;
  offerCode: string | null;
}): string {
  const { shopId, campaignId, offerCode } = target;
  if (shopId !== null) return `shop:${shopId}`;
  return campaignId === null ? `offer-code:${offerCode ?? ''}` : `campaign:${campaignId}`;
}

/** The body of the call for a completed transaction at `merchant`. Contract section 3 "Maps conversion". */
export function buildMapsConversion(
  partnerId: Id,
  referral: Referral,
  merchant: string,
): MapsConversion {
  return {
    conversion_partner_id: partnerId,
    rwg_token: referral.token,
    merchant_changed: referral.merchant === merchant ? SAME_MERCHANT : OTHER_MERCHANT,
  };
}

/** A referral as one cookie's text. */
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

/** The referral in a cookie's text; null when it is none. */
export function readReferral(text: string | null): Referral | null {
  const [token = '', merchant = ''] = (text ?? '').split('|').map(decode);
  return token && merchant ? { token, merchant } : null;
}
