import {
  activeElement,
  afterEach,
  axeViolationsOf,
  byRole,
  dayOf,
  describe,
  expect,
  freeSlots,
  it,
  overflowOf,
  press,
  setFault,
  setViewport,
  shownText,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { GUEST, shownDays, shownTimes, startWalk } from './walk.ts';
import { CALENDAR, DAY_MS, daysOf, FAR_DAYS, isLoaded, openMonth } from './calendar-month-walks.ts';

const DESKTOP = { width: 800, height: 600 };

afterEach(() => setViewport(DESKTOP));
const nameOfFocus = () => activeElement()?.computedName ?? '';

/** Turns the months until one has the day. */
async function untilDayOfMonth(dialog: HTMLElement, day: string): Promise<HTMLElement> {
  for (let months = 0; months < 4; months += 1) {
    await whenIdle(isLoaded(dialog), { what: 'a loaded month' });
    const found = daysOf(dialog).find(({ computedName }) => computedName.startsWith(`${day} `));
    if (found) return found;
    byRole(dialog, 'button', 'Mês seguinte').click();
  }
  throw new Error(`The months do not reach ${day}.`);
}

describe('the month', () => {
  it('opens from the week and leads back to the week of the chosen day, with its times', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const slot = (await freeSlots(101, 2, 20 * 24))[0]!;
    const dialog = await openMonth(walk);
    const day = await untilDayOfMonth(dialog, dayOf(slot));
    expect(day.computedName).to.match(/ de 20\d\d, livre$/);
    day.click();
    await untilNoRole(walk.element, 'dialog');
    expect(shownDays(walk).map(({ computedName }) => computedName)).to.include(dayOf(slot));
    const times = shownTimes(walk).map(({ computedName }) => computedName);
    expect(times.some((name) => name.includes(dayOf(slot)))).to.equal(true);
    expect(nameOfFocus()).to.equal('Ver o mês');
  });

  it('is walked by the keyboard, by days, weeks and months, and Escape leads back', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const dialog = await openMonth(walk);
    await whenIdle(() => daysOf(dialog).some((day) => day === activeElement()), {
      what: 'the focus in the month',
    });
    const [today, title] = [nameOfFocus(), byRole(dialog, 'grid').computedName];
    await press('PageDown');
    await whenIdle(() => byRole(dialog, 'grid').computedName !== title);
    await whenIdle(() => nameOfFocus() !== today && nameOfFocus() !== '');
    await press('PageUp');
    await whenIdle(() => byRole(dialog, 'grid').computedName === title);
    await whenIdle(() => nameOfFocus().includes(title.split(' ').at(-1) ?? ''));
    await press('Escape');
    await untilNoRole(walk.element, 'dialog');
    expect(nameOfFocus()).to.equal('Ver o mês');
  });

  /** One free time, some months away. */
  async function farTime(): Promise<{ match: string; status: number; body: unknown }> {
    const [first] = await freeSlots(101, 2);
    const moved = Date.parse(first!.startTime) + FAR_DAYS * DAY_MS;
    const body = [{ ...first, startTime: new Date(moved).toISOString() }];
    return { match: CALENDAR, status: 200, body };
  }

  it('jumps over months without a free day, and the focus moves with it', async () => {
    await setFault(await farTime());
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const dialog = await openMonth(walk);
    // While the month loads, the button is busy and takes no press.
    const untilEmpty = () =>
      whenIdle(() => shownText(dialog).includes('Não há dias livres neste mês'), {
        what: 'a month without a free day',
      });
    const untilAtFreeDay = () =>
      whenIdle(() => nameOfFocus().endsWith(', livre'), { what: 'the focus on the free day' });
    await untilEmpty();
    const jump = await untilRole(dialog, 'button', 'Ver datas mais distantes');
    await press('Tab');
    expect(nameOfFocus()).to.equal(jump.computedName);
    await press('Enter');
    await untilAtFreeDay();
    byRole(dialog, 'button', 'Mês anterior').click();
    await untilEmpty();
    const again = await untilRole(dialog, 'button', 'Ver datas mais distantes');
    again.focus();
    again.click();
    await untilAtFreeDay();
    expect(dialog.contains(activeElement())).to.equal(true);
  });

  it('is accessible and fits phones of 360 and 320 px, with large text too', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const dialog = await openMonth(walk);
    await whenIdle(isLoaded(dialog), { what: 'a loaded month' });
    for (const size of ['16px', '26px']) {
      walk.element.style.setProperty('--mc-font-size', size);
      for (const width of [360, 320]) {
        await setViewport({ width, height: 720 });
        const barriers = [...overflowOf(walk.element), ...(await axeViolationsOf(walk.element))];
        expect(barriers, `${size}, ${width} px`).to.deep.equal([]);
      }
    }
  });
});
