import { freeSlots, type WireSlot } from '../support/index.ts';
import {
  chooseDay,
  chooseSlot,
  click,
  fillContact,
  oneFreeSlot,
  untilStep,
  type Walk,
} from './walk.ts';

export type OfferType = 1 | 2 | 3 | 5 | 6;

/** How a guest books one type of offer, and what becomes of it. Spec section 4 "Booking types". */
export interface BookingWalk {
  type: OfferType;
  campaign: number;
  /** How many people the form proposes. Spec section 5 "Default number of people". */
  people: number;
  steps: readonly string[];
  /** Goes through the first steps up to the contact form; gives the slots that were picked. */
  pick: (walk: Walk) => Promise<readonly WireSlot[]>;
  /** The text of the success screen below its title. Spec section 4 "Outcomes by type". */
  outcome: RegExp;
}

const STEPS = ['choice', 'client-info', 'confirm', 'success'];

async function pickSlot(walk: Walk, campaign: number, people: number) {
  const slot = await oneFreeSlot(campaign, people);
  await chooseSlot(walk, slot);
  return [slot];
}

async function pickSeveral(walk: Walk, campaign: number, people: number, count: number) {
  const slots = (await freeSlots(campaign, people)).slice(0, count);
  for (const slot of slots) await chooseSlot(walk, slot);
  await click(walk, walk.words.continue);
  return slots;
}

/** The offers of the sandbox, one of each type that is booked without a cart. Contract section 4. */
export const BOOKING_WALKS: readonly BookingWalk[] = [
  {
    type: 1,
    campaign: 101,
    people: 2,
    steps: STEPS,
    pick: (walk) => pickSlot(walk, 101, 2),
    outcome: /conta contigo/,
  },
  {
    type: 2,
    campaign: 102,
    people: 4,
    steps: STEPS,
    pick: (walk) => pickSlot(walk, 102, 4),
    outcome: /Espera pela confirmação ou liga para o estabelecimento/,
  },
  {
    type: 3,
    campaign: 103,
    people: 2,
    steps: STEPS,
    pick: async (walk) => {
      const slot = await oneFreeSlot(103, 2);
      await chooseDay(walk, slot);
      return [slot];
    },
    outcome: /entre as 10:00 e as 20:00/,
  },
  {
    type: 5,
    campaign: 105,
    people: 1,
    steps: STEPS.slice(1),
    pick: async () => [],
    outcome: /liga para .+ ou espera pelo contacto/,
  },
  {
    type: 6,
    campaign: 106,
    people: 2,
    steps: STEPS,
    pick: (walk) => pickSeveral(walk, 106, 2, 3),
    outcome: /Espera pela confirmação por SMS e e-mail/,
  },
];

export const walkOfType = (type: OfferType): BookingWalk =>
  BOOKING_WALKS.find((each) => each.type === type)!;

/** Completes a guest's booking; `onScreen` is called on each screen before it is left, the last one included. */
export async function bookAsGuest(
  walk: Walk,
  { steps, pick }: BookingWalk,
  onScreen: (step: string) => Promise<void> = async () => {},
): Promise<readonly WireSlot[]> {
  if (steps[0] === 'choice') await onScreen('choice');
  const slots = await pick(walk);
  await untilStep(walk, 'client-info');
  await onScreen('client-info');
  await fillContact(walk);
  await click(walk, walk.words.continue);
  await untilStep(walk, 'confirm');
  await onScreen('confirm');
  await click(walk, walk.words.submit);
  await untilStep(walk, 'success');
  await onScreen('success');
  return slots;
}
