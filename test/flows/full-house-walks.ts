import {
  allByRole,
  expect,
  setFault,
  shownText,
  untilRole,
  whenIdle,
  type Attributes,
  type WireSlot,
} from '../support/index.ts';
import { MASSAGE, oneServiceSlot } from './service-walks.ts';
import {
  chooseSlot,
  fillContact,
  GUEST,
  oneFreeSlot,
  untilStep,
  untilStepEntered,
  walkToConfirm,
  type Walk,
} from './walk.ts';

/** The venue asked, and the message to a customer who books for as many. */
export interface House {
  what: string;
  attributes: Attributes;
  prepare?: () => Promise<void>;
  offer: string;
  people: string;
  calendar: string;
  /** The step that shows the calendar. */
  step: 'choice' | 'booking';
  oneSlot: () => Promise<WireSlot>;
  walkToConfirm: (walk: Walk, slot: WireSlot) => Promise<void>;
}

/** The tasca answers a mobile, as the spa does. */
async function giveTascaMobile(): Promise<void> {
  const path = '/rest/v1/web/campaigns/101';
  const answer = await fetch(`${path}?language=pt_PT&entityId=1`);
  const campaign = (await answer.json()) as Record<string, unknown>;
  await setFault({
    match: `GET ${path}`,
    status: 200,
    body: { ...campaign, phoneNumber: '+351 934 083 917' },
  });
}

export const HOUSES: readonly House[] = [
  {
    what: 'a service',
    attributes: MASSAGE,
    offer: 'Massagem de relaxamento',
    people: '1 pessoa',
    calendar: '/shopmerchantservices/201/calendar/available-slots',
    step: 'booking',
    oneSlot: () => oneServiceSlot(201),
    walkToConfirm: async (walk, slot) => {
      await chooseSlot(walk, slot);
      await untilStep(walk, 'confirm');
      await fillContact(walk);
    },
  },
  {
    what: 'a campaign',
    attributes: { ...GUEST, campaign: 101 },
    prepare: giveTascaMobile,
    offer: 'Menu da Lua',
    people: '2 pessoas',
    calendar: '/campaigns/101/calendar/available-slots',
    step: 'choice',
    oneSlot: () => oneFreeSlot(101, 2),
    walkToConfirm,
  },
];

/** The WhatsApp message to the merchant, and whether SMS and telephone are offered too. */
export async function askedOf(walk: Walk): Promise<string> {
  const link = await untilRole(walk.element, 'link', /WhatsApp/);
  await untilRole(walk.element, 'link', 'Perguntar por SMS');
  await untilRole(walk.element, 'link', /^Ligar/);
  return new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? '';
}

/** The times that are offered in place of one that is gone. */
export const offeredTimes = ({ element }: Walk): Promise<HTMLElement[]> =>
  whenIdle(
    () => {
      const heading = allByRole(element, 'heading', 'Horas livres mais próximas')[0];
      const buttons = allByRole(heading?.parentElement ?? element, 'button');
      return heading !== undefined && buttons.length > 0 && buttons;
    },
    { what: 'other times' },
  );

export const nothingFree = (match: string) => setFault({ match, status: 200, body: [] });

export const refuseOnce = () =>
  setFault({
    match: 'POST /rest/bookings/guest',
    status: 409,
    body: { message: 'Já não há lugar a essa hora.' },
    times: 1,
  });

/** Says that the time is gone, in the words of the server alone, above the calendar. */
export const untilGone = async (walk: Walk, { step }: House) => {
  await untilStepEntered(walk, step);
  await whenIdle(() => shownText(walk.element).includes('Já não há lugar a essa hora.'), {
    what: 'the reason',
  });
  expect(shownText(walk.element)).not.to.include('deixou de estar disponível');
};
