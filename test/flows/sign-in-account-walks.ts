import { whenIdle } from '../support/index.ts';
import type { Walk } from './walk.ts';

export const OFFER = {
  campaign: 101,
  'reservation-type': 'normal',
  'host-name': 'loja.example',
} as const;

/** The line that unfolds the account. */
export const strip = ({ element }: Walk): Promise<HTMLElement> =>
  whenIdle(() => element.shadowRoot?.querySelector('summary'), { what: 'the account strip' });

export async function unfold(walk: Walk): Promise<void> {
  (await strip(walk)).click();
}
