import {
  allByRole,
  expect,
  fill,
  setFault,
  whenIdle,
  untilRole,
  untilText,
  type Attributes,
  type RecordedRequest,
  type WireSlot,
} from '../support/index.ts';
import {
  chooseSlot,
  click,
  field,
  fillContact,
  startWalk,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

/** The tasca's campaign that brings the menu: 10% off, delivery for 2.50 euros. */
export const TAKEAWAY = 107;

/** A guest who orders from the tasca's menu. */
export const MENU_ORDER = {
  shop: 1,
  campaign: TAKEAWAY,
  menu: true,
  'allow-guest-login': true,
} as const;

interface Answer {
  [field: string]: unknown;
}

async function answerOf(path: string): Promise<Answer> {
  return (await (await fetch(path)).json()) as Answer;
}

/**
 * The tasca is open around the clock, whenever the test runs, as often as its campaign is read: each reading meets one
 * of the changes, in order, laid over the campaign.
 */
export async function openTasca(first: Answer = {}, ...later: readonly Answer[]): Promise<void> {
  const campaign = await answerOf(`/rest/v1/web/campaigns/${TAKEAWAY}?language=pt_PT&entityId=1`);
  const campaignView = { ...(campaign['campaignView'] as Answer), startTime: null, endTime: null };
  const schedule = await answerOf(`/rest/campaign/schedule/${TAKEAWAY}`);
  for (const change of [first, ...later]) {
    await setFault({
      match: `GET /rest/v1/web/campaigns/${TAKEAWAY}`,
      status: 200,
      body: { ...campaign, campaignView, ...change },
      times: 1,
    });
  }
  await setFault({
    match: `GET /rest/campaign/schedule/${TAKEAWAY}`,
    status: 200,
    body: { ...schedule, nonAvailableDays: [] },
  });
}

/** The same for the two readings of an order: as it begins, and before it is sent. */
export const keepTascaOpen = (): Promise<void> => openTasca({}, {});

/** Puts so many pieces of an item of the menu into the cart. */
export async function addItem(walk: Walk, name: string, pieces = 1): Promise<void> {
  await click(walk, `Adicionar ${name}`);
  for (let count = 1; count < pieces; count += 1) await click(walk, `Mais um: ${name}`);
}

export async function viewOrder(walk: Walk): Promise<void> {
  await click(walk, 'Ver encomenda');
  await untilStepEntered(walk, 'cart-review');
}

export async function goOnFromCart(walk: Walk): Promise<void> {
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'delivery');
}

/** Take-away, which is chosen already. */
export async function chooseTakeaway(walk: Walk): Promise<void> {
  const takeaway = await untilRole(walk.element, 'radio', /^Levantar no local/);
  expect((takeaway as HTMLInputElement).checked).to.equal(true);
}

export const HOME = {
  street: 'Rua dos Remédios 12',
  floorDoor: '2.º Dto',
  city: 'Lisboa',
} as const;

export async function chooseDelivery(walk: Walk): Promise<void> {
  (await untilRole(walk.element, 'radio', /^Entrega em casa/)).click();
  fill(await field(walk, 'Rua e número'), HOME.street);
  fill(await field(walk, 'Andar e porta (opcional)'), HOME.floorDoor);
  fill(await field(walk, 'Código postal'), '1100445');
  fill(await field(walk, 'Localidade'), HOME.city);
}

/** As soon as possible, which is chosen already: the calendar is passed over. */
export async function chooseAsap(walk: Walk): Promise<void> {
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'confirm');
}

export async function chooseTime(walk: Walk, slot: WireSlot): Promise<void> {
  (await untilRole(walk.element, 'radio', /^Escolher a hora/)).click();
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'booking');
  await whenIdle(() => allByRole(walk.element, 'grid').length === 1, { what: 'the calendar' });
  await chooseSlot(walk, slot);
  await untilStepEntered(walk, 'confirm');
}

export async function sendOrder(walk: Walk): Promise<void> {
  await fillContact(walk);
  await click(walk, walk.words.submitOrder);
  await untilStep(walk, 'success');
}

/** Bacalhau twice and one couvert, at the last step: taken away as soon as possible. */
export async function walkToOrderConfirm(attributes: Attributes = MENU_ORDER): Promise<Walk> {
  const walk = await startWalk(attributes);
  await addItem(walk, 'Bacalhau à Brás', 2);
  await viewOrder(walk);
  await goOnFromCart(walk);
  await chooseTakeaway(walk);
  await untilText(walk.element, 'A que horas vens buscar a encomenda?');
  await chooseAsap(walk);
  return walk;
}

const NO_ADDRESS = { street: '', floorDoor: '', city: '', postalCode: '' };

export const TAKEN_AWAY = { transportType: 'takeaway', ...NO_ADDRESS } as const;

/** The slot that an order names; exactly one. */
export function slotOf({ body }: RecordedRequest): { startTime: string; durationSec: number } {
  const { slots } = body as { slots: { startTime: string; durationSec: number }[] };
  expect(slots).to.have.length(1);
  return slots[0]!;
}

/** The body of an order from a menu, every field of it and nothing else. Spec section 7 "Booking payload". */
export const orderBody = ({
  campaign,
  slot,
  orderInformation,
}: {
  campaign: number | null;
  slot: { startTime: string; durationSec: number };
  orderInformation: unknown;
}) => ({
  campaignId: campaign,
  shopMerchantServiceIds: [],
  prizeTransactionId: null,
  resourceIds: [0],
  slots: [{ startTime: slot.startTime, durationSec: slot.durationSec }],
  partySize: 1,
  refererLink: location.origin + location.pathname,
  userInformation: {
    givenName: 'Rui',
    familyName: 'Manuel Costa',
    email: 'rui@example.com',
    language: 'pt_PT',
    partnerUserId: '',
    mobileNumber: { dialPrefix: '+351', number: '912345678' },
  },
  orderInformation,
  onBehalfOfUser: true,
});
