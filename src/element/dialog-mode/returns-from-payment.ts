import { RETURN_NONCE, returnOwnerKey } from '../../features/payment/rules/return-marker.ts';
import { RETURN_MARKER } from '../../lib/element-limits.ts';
import { elementKey } from '../../platform/host/page/element-key.ts';

function ownerOf(nonce: string): string {
  try {
    return window.sessionStorage.getItem(returnOwnerKey(nonce)) ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether the page's address is the return from a payment started in this element, so that its dialog opens
 * again. Only the server knows whether it was paid. Contract section 2 "Return from payment".
 */
export function returnsFromPayment(element: Element): boolean {
  const params = new URLSearchParams(window.location.search);
  const nonce = params.get(RETURN_NONCE);
  if (!nonce || !params.has(RETURN_MARKER)) return false;
  // The owner is named by the key of its saved state: prefix, version, element, flow and target.
  const owner = ownerOf(nonce).replace(/^merchant-checkout:\d+:/, '');
  return owner.startsWith(`${elementKey(element)}:`);
}
