import { shownText, whenIdle, type Attributes } from '../support/index.ts';
import { GUEST, oneFreeSlot, startWalk, walkToConfirm, type Walk } from './walk.ts';

export const BOOKING = 'POST /rest/bookings';

export const AGAIN = 'Tentar de novo mesmo assim e pagar no local';

/** A slot with room for two bookings. */
export const roomySlot = () => oneFreeSlot(101, 4);

export async function walkToButton(more: Attributes = {}): Promise<Walk> {
  const walk = await startWalk({ ...GUEST, campaign: 101, ...more });
  await walkToConfirm(walk, await roomySlot());
  return walk;
}

export const untilShown = ({ element }: Walk, text: string) =>
  whenIdle(() => shownText(element).includes(text), { what: `"${text}"` });

export const timesReserved = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'reserved').length;
