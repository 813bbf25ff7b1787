import { recordedRequests, type RecordedRequest, type WireSlot } from '../support/index.ts';
import { chooseSlot, click, fillContact, startWalk, untilStep, type Walk } from './walk.ts';

/** The spa's list of services, for guests too. */
export const LISTING = { shop: 2, services: true, 'allow-guest-login': true } as const;

/** The massage, with Marta or with Joana. */
export const MASSAGE = { ...LISTING, service: 201 } as const;

/** The Portuguese texts of a walk. */
export const SERVICE_WORDS = {
  list: 'Escolhe um serviço',
  massage: 'Reservar Massagem de relaxamento',
  kit: 'Reservar Spa em casa',
  shower: 'Reservar Duche Vichy',
  bath: 'Reservar Banho turco privado',
  withWhom: 'Profissional ou sala',
  back: 'Voltar',
} as const;

const HOURS_AHEAD_MS = 48 * 3_600_000;

/** The slots of a service with room for so many, from two days ahead on. */
export async function serviceSlots(service: number, people: number): Promise<readonly WireSlot[]> {
  const path = `/rest/v4/shopmerchantservices/${service}/calendar/available-slots?language=pt_PT`;
  const slots = (await (await fetch(path)).json()) as WireSlot[];
  const from = Date.now() + HOURS_AHEAD_MS;
  return slots.filter(
    ({ startTime, capacity }) => capacity >= people && Date.parse(startTime) > from,
  );
}

export async function oneServiceSlot(service: number, people = 1): Promise<WireSlot> {
  const [slot] = await serviceSlots(service, people);
  if (!slot) throw new Error(`Service ${service} has no free slot for ${people}.`);
  return slot;
}

/** From the calendar of a service to its thanks, as a guest; gives the slot. */
export async function bookService(
  walk: Walk,
  service: number,
  onScreen: (step: string) => Promise<void> = async () => {},
): Promise<WireSlot> {
  await untilStep(walk, 'booking');
  await onScreen('booking');
  const slot = await oneServiceSlot(service);
  await chooseSlot(walk, slot);
  await untilStep(walk, 'confirm');
  await fillContact(walk);
  await onScreen('confirm');
  await click(walk, walk.words.submit);
  await untilStep(walk, 'success');
  await onScreen('success');
  return slot;
}

/** The list of services, shown. */
export async function startListing(): Promise<Walk> {
  const walk = await startWalk(LISTING);
  await untilStep(walk, 'services');
  return walk;
}

/** The reads that the sandbox received of one path. */
export const readsOf = async (path: string): Promise<readonly RecordedRequest[]> =>
  recordedRequests({ method: 'GET', path });
