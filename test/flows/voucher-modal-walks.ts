import { createCheckout, hearEvents, loadCheckout } from '../support/index.ts';
import type { Walk } from './walk.ts';
import { VOUCHER } from './voucher-walks.ts';
import { WORDS } from './words.ts';

/** A dialog that is closed until somebody opens it, and what its page hears. */
export async function placeModal(): Promise<Walk> {
  await loadCheckout();
  const element = createCheckout({ lang: 'pt', mode: 'modal', id: 'vouchers', ...VOUCHER });
  const receivedEvents = hearEvents(element);
  document.body.append(element);
  return { element, receivedEvents, words: WORDS.pt, language: 'pt' };
}

export const isOpen = ({ element }: Walk) =>
  element.shadowRoot?.querySelector('dialog')?.open === true;
