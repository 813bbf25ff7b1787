import { untilRole, whenIdle } from '../support/index.ts';

export const OFFER = {
  campaign: 101,
  'reservation-type': 'normal',
  'host-name': 'loja.example',
} as const;

export const NAME = 'Ana Ferreira Lopes';

export const stripOf = (element: Element) => element.shadowRoot?.querySelector('summary');

/** Folds the account out and signs out, in any element of any page. */
export async function signOut(element: Element): Promise<void> {
  (await whenIdle(() => stripOf(element), { what: 'the account strip' })).click();
  (await untilRole(element, 'button', 'Terminar sessão')).click();
}
