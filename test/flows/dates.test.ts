import {
  choose,
  byRole,
  dayOf,
  describe,
  expect,
  freeSlots,
  it,
  nonBreaking,
  setClock,
  shownText,
  timeOf,
  untilRole,
  whenIdle,
  type Language,
} from '../support/index.ts';
import { MOMENTS } from '../support/moments.ts';
import { sentBookings } from './requests.ts';
import {
  chooseSlot,
  click,
  fillContact,
  GUEST,
  oneFreeSlot,
  shownDays,
  shownTimes,
  startWalk,
  untilDay,
  untilStep,
} from './walk.ts';

/** Each moment in a language of its own; French counts the first day of a month. */
const WALKS: readonly [keyof typeof MOMENTS, Language][] = [
  ['on an ordinary day', 'pt'],
  ['before the first of a month', 'fr'],
  ['on the last day of a month', 'fr'],
  ['on the last day of a year', 'de'],
  ['on 29 February', 'es'],
  ['in the night before summer time', 'en'],
  ['in the first hour of summer time', 'de'],
  ['in the night before winter time', 'fr'],
  ['in the hour that comes twice, the second time', 'es'],
  ['at 23:55', 'en'],
  ['at 00:05', 'pt'],
];

const LEAD_HOURS = 2;

describe('a guest books the next free table', () => {
  for (const [moment, language] of WALKS) {
    it(`${moment}, in "${language}"`, async () => {
      await setClock(MOMENTS[moment]);
      const walk = await startWalk({ ...GUEST, campaign: 101 }, language);
      const [slot] = await freeSlots(101, 2, LEAD_HOURS);
      if (!slot) throw new Error('No table is free.');
      const today = { startTime: MOMENTS[moment], durationSec: 0, capacity: 0 };
      expect(shownDays(walk)[0]?.computedName).to.satisfy((name: string) =>
        name.startsWith(dayOf(today, language)),
      );
      await chooseSlot(walk, slot);
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, walk.words.continue);
      await untilStep(walk, 'confirm');
      const plain = (text: string) => text.replaceAll('\u00A0', ' ').toLowerCase();
      expect(plain(shownText(walk.element))).to.include(plain(dayOf(slot, language)));
      expect(shownText(walk.element)).to.include(timeOf(slot));
      await click(walk, walk.words.submit);
      await untilStep(walk, 'success');
      const [sent] = await sentBookings();
      const { slots = [] } = (sent?.body ?? {}) as { slots?: { startTime: string }[] };
      expect(slots.map(({ startTime }) => Date.parse(startTime))).to.deep.equal([
        Date.parse(slot.startTime),
      ]);
      choose(byRole(walk.element, 'combobox'), 'pt_PT');
      await untilRole(walk.element, 'heading', 'Reserva confirmada');
    });
  }
});

describe('the time zone of the venue', () => {
  it('decides the day and the time of a slot: the Azores are an hour behind Lisbon', async () => {
    const zone = 'Atlantic/Azores';
    const slot = await oneFreeSlot(101, 2);
    const inZone = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('pt-PT', { ...options, timeZone: zone }).format(
        Date.parse(slot.startTime),
      );
    const walk = await startWalk({ ...GUEST, campaign: 101, 'time-zone': zone });
    const day = await untilDay(
      walk,
      nonBreaking(inZone({ weekday: 'long', day: 'numeric', month: 'long' })),
    );
    day.scrollIntoView();
    day.click();
    const time = inZone({ hour: '2-digit', minute: '2-digit' });
    await whenIdle(
      () => shownTimes(walk).some(({ computedName }) => computedName.startsWith(`${time}, `)),
      { what: `the time ${time}` },
    );
  });
});
