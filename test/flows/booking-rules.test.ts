import {
  allByRole,
  byRole,
  calendarOf,
  dayOf,
  describe,
  expect,
  fill,
  freeSlots,
  it,
  recordedRequests,
  setFault,
  shadow,
  shownText,
  timeOf,
  whenIdle,
  untilRole,
  untilText,
  valueOf,
  type WireSlot,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import {
  GUEST,
  chooseDay,
  chooseSlot,
  chooseTime,
  click,
  fillContact,
  oneFreeSlot,
  shownDays,
  shownTimes,
  startWalk,
  submit,
  untilDay,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CALENDAR = 'calendar/available-slots';
const SUMMARY = 'Verifica o seguinte para continuares';

const peopleField = ({ element }: Walk) => byRole(element, 'spinbutton', 'Pessoas');
const isDisabled = (button: HTMLElement) => button.matches(':disabled, [aria-disabled=true]');
const chosenOptions = ({ element }: Walk) => allByRole(element, 'button', /^Retirar /);

/** Waits until the timetable shows these slots and no others. */
function untilTimes(walk: Walk, slots: readonly WireSlot[]): Promise<true> {
  const wanted = slots.map((slot) => `${timeOf(slot)}, ${dayOf(slot)}`).join(' | ');
  return whenIdle(
    () => {
      const shown = shownTimes(walk).map(({ computedName }) => computedName);
      if (shown.join(' | ') !== wanted) throw new Error(`shown: ${shown.join(' | ')}`);
      return true;
    },
    { what: wanted },
  );
}

/** A slot at noon of a day so many days ahead; UTC and Lisbon share that day. */
function noonSlot(daysAhead: number, capacity = 4): WireSlot {
  const date = new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10);
  return { startTime: `${date}T12:00:00Z`, durationSec: 3600, capacity };
}

/** Lets the server offer these slots and no others. */
const offerOnly = (slots: readonly WireSlot[]) => setFault({ match: CALENDAR, body: slots });

describe('the number of people', () => {
  it('stays between the offer’s limits, by buttons and by typing', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 102 });
    const people = peopleField(walk);
    expect(valueOf(people)).to.equal('4');
    expect(isDisabled(byRole(walk.element, 'button', 'Menos uma pessoa'))).to.equal(true);
    await click(walk, 'Mais uma pessoa');
    await whenIdle(() => valueOf(people) === '5');
    fill(people, '99');
    await whenIdle(() => valueOf(people) === '16');
    expect(isDisabled(byRole(walk.element, 'button', 'Mais uma pessoa'))).to.equal(true);
    fill(people, '1');
    await whenIdle(() => valueOf(people) === '4');
  });

  it('hides the times that have no room for them', async () => {
    const calendar = await calendarOf(101);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const slot = await oneFreeSlot(101, 6);
    const ofDay = calendar.filter((each) => dayOf(each) === dayOf(slot));
    const roomFor = (people: number) => ofDay.filter(({ capacity }) => capacity >= people);
    expect(roomFor(6).length).to.be.lessThan(roomFor(2).length);

    await chooseDay(walk, slot);
    await untilTimes(walk, roomFor(2));
    fill(peopleField(walk), '6');
    await untilTimes(walk, roomFor(6));
  });

  it('takes out a chosen time that has become too small, and says so', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const small = (await freeSlots(101, 2)).find(({ capacity }) => capacity < 6)!;
    await chooseSlot(walk, small);
    await untilStep(walk, 'client-info');
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    fill(peopleField(walk), '6');
    await whenIdle(() => shownText(walk.element).includes('não têm lugar para tantas pessoas'));
    expect(allByRole(walk.element, 'button', walk.words.continue)).to.have.length(0);
  });
});

describe('the calendar', () => {
  it('says why a day is unavailable, in its name and when it is tried', async () => {
    await offerOnly([noonSlot(8), noonSlot(9, 1), noonSlot(10)]);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const full = await untilDay(walk, dayOf(noonSlot(9, 1)));
    expect(full.computedName).to.match(/, (sem lugar para tantas pessoas|encerrado)$/);
    expect(shownText(walk.element)).not.to.include('Esta data não está disponível');
    full.click();
    await whenIdle(() => shownText(walk.element).includes('Esta data não está disponível'));
  });

  it('begins with today, names the closed days and opens at the first week that has a free one', async () => {
    const later = (await freeSlots(101, 2, 15 * 24))[0]!;
    await offerOnly([later]);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const names = shownDays(walk).map(({ computedName }) => computedName);
    expect(names).to.include(dayOf(later));
    expect(names.find((name) => name.startsWith('segunda-feira'))).to.match(/, encerrado$/);
    const today = dayOf({ startTime: new Date().toISOString(), durationSec: 0, capacity: 0 });
    expect(names[0]?.split(',')[0]).to.equal(today.split(',')[0]);
  });

  it('leads from a week without free days to the next free day, and picks it', async () => {
    const near = await oneFreeSlot(101, 2);
    const far = (await freeSlots(101, 2, 20 * 24))[0]!;
    await offerOnly([near, far]);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await untilDay(walk, dayOf(near));
    await click(walk, walk.words.nextWeek);
    await click(walk, /^Próximo dia livre: /);
    await untilTimes(walk, [far]);
  });

  it('loads further slots when it is turned beyond those it knows, once', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const [first] = await recordedRequests({ path: CALENDAR });
    const end = Date.parse(first!.query['startPeriod']!) + 30 * DAY_MS;
    const beyond = new Date(end + 8 * DAY_MS);
    const weekday = beyond.getUTCDay() === 1 ? new Date(end + 9 * DAY_MS) : beyond;
    const day = dayOf({ startTime: weekday.toISOString(), durationSec: 0, capacity: 0 });

    (await untilDay(walk, day)).click();
    await whenIdle(() => shownTimes(walk).length > 0);
    const calls = await recordedRequests({ path: CALENDAR });
    expect(calls).to.have.length(2);
    expect(calls[1]?.path).to.equal('/rest/v4/campaigns/101/calendar/available-slots');
    expect(calls[1]?.query['untilMinutes']).to.equal('43200');
    expect(Date.parse(calls[1]!.query['startPeriod']!)).to.equal(end);
  });
});

describe('the way on', () => {
  it('shows once there is a choice, where choosing a time continues by itself', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const isThere = () => allByRole(walk.element, 'button', walk.words.continue).length > 0;
    expect(isThere()).to.equal(false);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await whenIdle(isThere, { what: 'the button for the time chosen before' });
  });

  it('shows from the start where several times are chosen', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 106 });
    await untilRole(walk.element, 'button', walk.words.continue);
  });
});

describe('the chosen times', () => {
  it('of an offer for one: another choice replaces the first', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const [first, second] = await freeSlots(101, 2);
    await chooseSlot(walk, first!);
    await untilStep(walk, 'client-info');
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await chooseSlot(walk, second!);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await submit(walk);
    await untilStep(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.body).to.deep.include({
      slots: [{ startTime: second!.startTime, durationSec: second!.durationSec }],
    });
  });

  it('of an offer for several: at least three, at most ten, and each can be taken out', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 106 });
    const slots = (await freeSlots(106, 2)).slice(0, 11);
    for (const slot of slots.slice(0, 2)) await chooseSlot(walk, slot);
    await click(walk, walk.words.continue);
    await whenIdle(() => shownText(walk.element).includes('escolhe pelo menos 3 horários'));
    expect(allByRole(walk.element, 'heading', SUMMARY)).to.deep.equal([]);

    const timesToldFull = () =>
      shownText(walk.element).split('o número máximo de horários').length - 1;
    for (const slot of slots.slice(2, 10)) await chooseSlot(walk, slot);
    expect(chosenOptions(walk)).to.have.length(10);
    expect(timesToldFull()).to.equal(0);
    await chooseSlot(walk, slots[10]!);
    await whenIdle(() => timesToldFull() === 1, { what: 'the maximum, told once' });
    expect(chosenOptions(walk)).to.have.length(10);
    chosenOptions(walk)[0]?.click();
    await whenIdle(() => chosenOptions(walk).length === 9);
    expect(timesToldFull()).to.equal(0);
    await chooseTime(walk, slots[10]!);
    await whenIdle(() => chosenOptions(walk).length === 10);
    // A second click on a chosen time takes it out again.
    await chooseTime(walk, slots[10]!);
    await whenIdle(() => chosenOptions(walk).length === 9);
  });

  it('of an offer for several: one of them more than 24 hours ahead', async () => {
    const campaign = (await (
      await fetch('/rest/v1/web/campaigns/106?language=pt_PT&entityId=1')
    ).json()) as Record<string, unknown>;
    await setFault({
      match: '/rest/v1/web/campaigns/106',
      body: { ...campaign, minimumSecondsBeforeBooking: 0 },
    });
    await setFault({ match: '/rest/campaign/schedule', body: { nonAvailableDays: [] } });
    const soon = [2, 3, 4].map((hours): WireSlot => {
      const startTime = `${new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 16)}:00Z`;
      return { startTime, durationSec: 3600, capacity: 4 };
    });
    const later = noonSlot(3);
    await offerOnly([...soon, later]);
    const walk = await startWalk({ ...GUEST, campaign: 106 });
    for (const slot of soon) await chooseSlot(walk, slot);
    await click(walk, walk.words.continue);
    await whenIdle(() => shownText(walk.element).includes('mais de 24 horas de antecedência'));
    await chooseSlot(walk, later);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
  });
});

describe('the confirmation', () => {
  it('has the brand’s support by telephone and e-mail', async () => {
    const brand = { 'host-name': 'reservas.aguasdaribeira.example' };
    const walk = await startWalk({ ...GUEST, ...brand, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    await submit(walk);
    await untilStep(walk, 'success');
    await untilText(walk.element, 'ola@aguasdaribeira.example');
    const links = [...shadow(walk.element).querySelectorAll('a')].map(({ href }) => href);
    expect(links).to.include.members(['tel:+351222083917', 'mailto:ola%40aguasdaribeira.example']);
  });
});
