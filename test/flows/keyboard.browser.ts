import {
  activeElement,
  byRole,
  calendarOf,
  dayOf,
  describe,
  expect,
  freeSlots,
  it,
  moveClock,
  press,
  retype,
  setFault,
  tabTo,
  timeOf,
  type,
  untilNoRole,
  untilRole,
  type WireSlot,
  whenIdle,
} from '../support/index.ts';
import { RUI_ON_THE_WIRE, bookingBody, sentBookings } from './requests.ts';
import {
  GUEST,
  RUI,
  oneFreeSlot,
  shownTimes,
  startWalk,
  untilStepEntered,
  type Walk,
} from './walk.ts';

const nameOfFocus = () => activeElement()?.computedName ?? '';

/** Presses an arrow key until what is focused has this name. */
async function arrowTo(name: string, key = 'ArrowRight'): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    if (nameOfFocus().startsWith(name)) return;
    const before = nameOfFocus();
    await press(key);
    await whenIdle(() => nameOfFocus() !== before && nameOfFocus() !== '', {
      what: `${key} to leave "${before}"`,
    });
  }
  throw new Error(`${key} does not reach "${name}".`);
}

/** The one stop that Tab makes in the calendar. */
const tabStopOfDays = ({ element }: Walk) =>
  whenIdle(() => byRole(element, 'grid').querySelector<HTMLElement>('button[tabindex="0"]'));

async function dayByKeyboard(walk: Walk, slot: WireSlot): Promise<void> {
  await tabTo(await tabStopOfDays(walk));
  await arrowTo(dayOf(slot));
  await press('Enter');
}

async function timeByKeyboard(walk: Walk, slot: WireSlot): Promise<void> {
  const stop = await whenIdle(() =>
    shownTimes(walk).find(({ tabIndex, computedName }) => tabIndex === 0 && computedName),
  );
  await tabTo(stop);
  await press('Home');
  await arrowTo(`${timeOf(slot)}, ${dayOf(slot)}`);
  await press('Space');
}

async function contactByKeyboard({ element, words }: Walk): Promise<void> {
  await tabTo(await untilRole(element, 'textbox', words.name));
  await type(RUI.name);
  await press('Tab');
  await type(RUI.email);
  await tabTo(byRole(element, 'textbox', words.phone));
  await type(RUI.phone);
}

/** Where the focus was whenever a further step had come up. */
function focusAtSteps({ element }: Walk): (string | undefined)[] {
  const places: (string | undefined)[] = [];
  element.addEventListener('merchant-checkout:step', () =>
    places.push(activeElement()?.computedRole),
  );
  return places;
}

const BOOKING = 'POST /rest/bookings';

describe('with the keyboard alone', () => {
  it('a guest books a table: takes over the address that was probably meant, closes a refusal by Escape, and the focus moves with the steps', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const slot = await oneFreeSlot(101, 2);
    const places = focusAtSteps(walk);
    await dayByKeyboard(walk, slot);
    await timeByKeyboard(walk, slot);

    expect((await untilStepEntered(walk, 'client-info')).computedName).to.equal('Os teus dados');
    const email = await untilRole(walk.element, 'textbox', walk.words.email);
    await tabTo(email);
    await type('rui@gmial.com');
    await press('Tab');
    await tabTo(await untilRole(walk.element, 'button', /rui@gmail\.com/));
    await press('Enter');
    await untilNoRole(walk.element, 'button', /rui@gmail\.com/);
    expect(email).to.have.property('value', 'rui@gmail.com');
    expect(nameOfFocus()).to.equal(walk.words.email);
    await retype('');
    await contactByKeyboard(walk);
    await press('Enter');

    expect((await untilStepEntered(walk, 'confirm')).computedName).to.equal('Está tudo certo?');
    await setFault({ match: BOOKING, status: 422, body: { message: 'Hoje não.' }, times: 1 });
    const button = byRole(walk.element, 'button', walk.words.submit);
    await tabTo(button);
    await press('Enter');
    await untilRole(walk.element, 'alertdialog', 'Não foi possível reservar');
    await press('Escape');
    await untilNoRole(walk.element, 'alertdialog');
    expect(activeElement()?.textContent).to.include('Hoje não.');
    await tabTo(button);
    // A second try counts after a moment only.
    moveClock(1);
    await press('Enter');

    const thanks = await untilStepEntered(walk, 'success');
    expect(thanks.computedName).to.equal(walk.words.successTitles[1]);
    expect(places).to.deep.equal(['heading', 'heading', 'heading']);
    const bodies = (await sentBookings()).map(({ body }) => body);
    const booked = bookingBody({ campaign: 101, people: 2, slots: [slot], ...RUI_ON_THE_WIRE });
    expect(bodies).to.deep.equal([booked, booked]);
  });

  it('a guest proposes three times, after having taken one out again', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 106 });
    const free = await freeSlots(106, 2);
    const day = free.map((slot) => dayOf(slot)).find((each, at, all) => all[at + 3] === each);
    const [unwanted, ...slots] = free.filter((slot) => dayOf(slot) === day).slice(0, 4);
    await dayByKeyboard(walk, unwanted!);
    for (const slot of [unwanted!, ...slots]) await timeByKeyboard(walk, slot);
    const remove = byRole(walk.element, 'button', `Retirar ${day}, ${timeOf(unwanted!)}`);
    await tabTo(remove);
    await press('Enter');
    await whenIdle(() => nameOfFocus().startsWith('Retirar') && activeElement() !== remove);
    await tabTo(byRole(walk.element, 'button', walk.words.continue));
    await press('Space');

    await untilStepEntered(walk, 'client-info');
    await contactByKeyboard(walk);
    await press('Enter');
    await untilStepEntered(walk, 'confirm');
    await tabTo(byRole(walk.element, 'button', walk.words.submit));
    await press('Space');
    await untilStepEntered(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.body).to.deep.equal(
      bookingBody({ campaign: 106, people: 2, slots, ...RUI_ON_THE_WIRE }),
    );
  });

  it('arrows walk over unavailable days, and past the edge of the week', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const later = (await calendarOf(101)).find(
      ({ startTime }) => Date.parse(startTime) > Date.now() + 8 * 86_400_000,
    );
    await tabTo(await tabStopOfDays(walk));
    await arrowTo('segunda-feira');
    expect(nameOfFocus()).to.match(/, encerrado$/);
    await arrowTo(dayOf(later!));
  });
});
