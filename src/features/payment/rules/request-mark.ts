import { accountMark } from '../../../lib/account-mark.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  type PaymentRequest,
} from './build-payment-payload.ts';

/** Who asks, and from where. */
interface RequestSource {
  /** The account; null for a guest. */
  userId: string | null;
  /** The page that the provider leads back to, without what is fresh in each address. */
  pageUrl: string;
}

/**
 * A check sum of all that a request says, by which the same request is known again: under the key of a lost one nothing
 * else is ever sent. The key is in it, so that it names nobody; the moment is not, it is that of the first press.
 */
export function requestMark(
  intentKey: string,
  request: PaymentRequest,
  { userId, pageUrl }: RequestSource,
): string {
  const input = { ...request, now: 0 };
  const { phone } = request;
  const body = phone ? buildWalletPayload(input, phone) : buildLinkPayload(input, pageUrl);
  return accountMark(intentKey, JSON.stringify([body, userId]));
}
