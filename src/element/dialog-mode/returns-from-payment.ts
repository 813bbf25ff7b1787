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
 * Whether the page's address leads back from a payment that was begun in this element, so that its dialog is to show
 * again. Whether anything was paid only the server says. Contract section 2 "Return from payment".
 */
export function returnsFromPayment(element: Element): boolean {
  const params = new URLSearchParams(window.location.search);
  const nonce = params.get(RETURN_NONCE);
  if (!nonce || !params.has(RETURN_MARKER)) return false;
  // The owner is named by the key of its saved state: prefix, version, element, flow and target.
  const owner = ownerOf(nonce).replace(/^merchant-checkout:\d+:/, '');
  return owner.startsWith(`${elementKey(element)}:`);
}
