import {
  activeElement,
  allByRole,
  allIdle,
  byRole,
  createCheckout,
  dayOf,
  fill,
  freeSlots,
  hearEvents,
  loadCheckout,
  takePicture,
  testClock,
  timeOf,
  whenIdle,
  untilEvent,
  untilRole,
  type Attributes,
  type CheckoutElement,
  type HeardEvent,
  type Language,
  type WireSlot,
} from '../support/index.ts';
import { SECOND_TRY_AFTER_MS } from '../../src/lib/limits.ts';
import { WORDS, type Words } from './words.ts';

/** A guest's booking of one campaign, without the question after the reservation type. */
export const GUEST = { 'reservation-type': 'normal', 'allow-guest-login': true } as const;

/** A registered user of the sandbox, as a page names one. */
export const ANA = { 'user-id': 1001, token: 'token-ana' } as const;
export const PREMIUM = { 'user-id': 1002, token: 'token-premium' } as const;

/** A guest. */
export const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };

/** One customer on the way through one element. */
export interface Walk {
  element: CheckoutElement;
  /** Every event of the element so far. */
  receivedEvents: readonly HeardEvent[];
  words: Words;
  language: Language;
}

/** Puts an element into the page and waits for its first step. */
export async function startWalk(
  attributes: Attributes,
  language: Language = 'pt',
  parent: Element = document.body,
): Promise<Walk> {
  await loadCheckout();
  const element = createCheckout({ lang: language, ...attributes });
  const receivedEvents = hearEvents(element);
  parent.append(element);
  await element.ready;
  return { element, receivedEvents, words: WORDS[language], language };
}

/** Puts an element into the page whose flow cannot be shown, and waits until it has said so. */
export async function startInVain(attributes: Attributes): Promise<Walk> {
  await loadCheckout();
  const element = createCheckout({ lang: 'pt', ...attributes });
  const receivedEvents = hearEvents(element);
  const failed = untilEvent(element, 'error');
  document.body.append(element);
  await failed;
  return { element, receivedEvents, words: WORDS.pt, language: 'pt' };
}

/** The names of the steps shown so far, in order. */
export const stepsOf = ({ receivedEvents }: Walk): readonly unknown[] =>
  receivedEvents.filter(({ name }) => name === 'step').map(({ detail }) => detail['step']);

/** Waits until a step is the one that is shown, and the focus has arrived on its heading. */
export async function untilStep(walk: Walk, step: string): Promise<void> {
  await whenIdle(() => stepsOf(walk).at(-1) === step, { what: `step "${step}"` });
  await takePicture(step);
}

/** Waits for a step that somebody went to: its heading holds the focus. */
export async function untilStepEntered(walk: Walk, step: string): Promise<HTMLElement> {
  await untilStep(walk, step);
  return whenIdle(
    () => {
      const active = activeElement();
      return active instanceof HTMLElement && active.computedRole === 'heading' && active;
    },
    { what: `the focus on the heading of "${step}"` },
  );
}

export const click = async (walk: Walk, name: string | RegExp): Promise<void> =>
  (await untilRole(walk.element, 'button', name)).click();

const isEnabled = (element: Element) => element.getAttribute('aria-disabled') !== 'true';

/** The days of the week that the calendar shows. */
export const shownDays = ({ element }: Walk): HTMLElement[] =>
  allByRole(byRole(element, 'grid'), 'button');

/** Turns the calendar on to the week of a day and gives its button; the day's name may say why it is unavailable. */
export async function untilDay(walk: Walk, day: string): Promise<HTMLElement> {
  for (let weeks = 0; weeks < 8; weeks += 1) {
    const isLoaded = () => byRole(walk.element, 'grid').getAttribute('aria-busy') !== 'true';
    await whenIdle(isLoaded, { what: 'a loaded week' });
    const found = shownDays(walk).find(({ computedName }) => computedName.startsWith(day));
    if (found) return found;
    const title = byRole(walk.element, 'grid').computedName;
    const [first] = shownDays(walk);
    await click(walk, walk.words.nextWeek);
    await whenIdle(() => shownDays(walk)[0]?.computedName !== first?.computedName, {
      what: `the week after one of ${title}`,
    });
  }
  throw new Error(`The calendar does not reach ${day}.`);
}

export async function chooseDay(walk: Walk, slot: WireSlot): Promise<void> {
  const day = await untilDay(walk, dayOf(slot, walk.language));
  // Times that are out of view are not laid out, and then have no name.
  day.scrollIntoView();
  day.click();
}

/** The times of the day picked: radios, or check boxes where several can be chosen. */
export const shownTimes = ({ element }: Walk): HTMLElement[] => [
  ...allByRole(element, 'radio'),
  ...allByRole(element, 'checkbox'),
];

export async function chooseTime(walk: Walk, slot: WireSlot): Promise<void> {
  const name = `${timeOf(slot)}, ${dayOf(slot, walk.language)}`;
  const time = await whenIdle(
    () => {
      const shown = shownTimes(walk);
      const found = shown.find((each) => each.computedName === name && isEnabled(each));
      if (!found) throw new Error(shown.map((each) => each.computedName).join(' | '));
      return found;
    },
    { what: `the time ${name}` },
  );
  time.click();
}

/** Picks a slot: its day, then its time. */
export async function chooseSlot(walk: Walk, slot: WireSlot): Promise<void> {
  await chooseDay(walk, slot);
  await chooseTime(walk, slot);
}

/** One slot with room for so many people. */
export async function oneFreeSlot(campaign: number, people: number): Promise<WireSlot> {
  const [slot] = await freeSlots(campaign, people);
  if (!slot) throw new Error(`Campaign ${campaign} has no free slot for ${people}.`);
  return slot;
}

export const field = async (walk: Walk, name: string): Promise<HTMLElement> =>
  untilRole(walk.element, 'textbox', name);

export async function fillContact(walk: Walk, contact: Partial<typeof RUI> = RUI): Promise<void> {
  const { words } = walk;
  const names = { name: words.name, email: words.email, phone: words.phone };
  for (const key of ['name', 'email', 'phone'] as const) {
    const text = contact[key];
    if (text !== undefined) fill(await field(walk, names[key]), text);
  }
}

/** From a booking with one slot to the last screen before it is sent. */
export async function walkToConfirm(walk: Walk, slot: WireSlot): Promise<void> {
  await untilStep(walk, 'choice');
  await chooseSlot(walk, slot);
  await untilStep(walk, 'client-info');
  await fillContact(walk);
  await click(walk, walk.words.continue);
  await untilStep(walk, 'confirm');
}

export const submit = (walk: Walk) => click(walk, walk.words.submit);

const timesSubmitted = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'submit').length;

/** Presses the button of a second try, which does not count at first, so that a double click is one. */
export async function sendAgain(walk: Walk, name: string | RegExp): Promise<void> {
  const before = timesSubmitted(walk);
  const button = await untilRole(walk.element, 'button', name);
  testClock.set(testClock.now() + SECOND_TRY_AFTER_MS);
  button.click();
  await allIdle();
  if (timesSubmitted(walk) === before) throw new Error('The second try is not taken.');
}
