import {
  byRole,
  describe,
  expect,
  freeSlots,
  it,
  passTime,
  recordedRequests,
  resetSandbox,
  setFault,
  shownText,
  untilDrawn,
  untilRecorded,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { click, GUEST, shownTimes, startWalk, untilStep } from './walk.ts';
import { CALENDAR, DAY_MS, daysOf, FAR_DAYS, isLoaded, openMonth } from './calendar-month-walks.ts';

/** Held back until the walk lets the time pass. */
const LONG_SEARCH_MS = 1_000;

describe('the month', () => {
  it('says why a day is unavailable, in its name and when it is tried, and stays open', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const dialog = await openMonth(walk);
    await whenIdle(isLoaded(dialog), { what: 'a loaded month' });
    byRole(dialog, 'button', 'Mês seguinte').click();
    await whenIdle(isLoaded(dialog), { what: 'a loaded month' });
    const closed = await whenIdle(() =>
      daysOf(dialog).find(({ computedName }) => computedName.endsWith(', encerrado')),
    );
    closed.click();
    await whenIdle(() => shownText(dialog).includes('Esta data não está disponível'));
  });

  it('loads what it does not know, says when that fails, and tries again', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await setFault({ match: CALENDAR, status: 503 });
    const dialog = await openMonth(walk);
    const next = byRole(dialog, 'button', 'Mês seguinte');
    next.click();
    next.click();
    const retry = await untilRole(dialog, 'button', 'Tentar de novo');
    expect(shownText(dialog)).to.include('Não conseguimos mostrar o mês inteiro.');
    const unknown = () =>
      daysOf(dialog).filter(({ computedName }) => /não sabemos/.test(computedName));
    expect(unknown()).not.to.deep.equal([]);

    await resetSandbox();
    retry.click();
    await whenIdle(() => unknown().length === 0);
    const calls = await recordedRequests({ path: CALENDAR });
    expect(calls.map(({ query }) => query['untilMinutes'])).to.include('43200');
  });

  /** One free time, some months away. */
  async function farTime(): Promise<{ match: string; status: number; body: unknown }> {
    const [first] = await freeSlots(101, 2);
    const moved = Date.parse(first!.startTime) + FAR_DAYS * DAY_MS;
    const body = [{ ...first, startTime: new Date(moved).toISOString() }];
    return { match: CALENDAR, status: 200, body };
  }

  it('stays at a month that was turned while it looked for a free day', async () => {
    const far = await farTime();
    await setFault(far);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const dialog = await openMonth(walk);
    const title = () => byRole(dialog, 'heading', / de 20\d\d$/).textContent;
    const first = title();
    await whenIdle(() => shownText(dialog).includes('Não há dias livres neste mês'));
    byRole(dialog, 'button', 'Mês seguinte').click();
    await whenIdle(() => title() !== first, { what: 'the next month' });
    await whenIdle(() => shownText(dialog).includes('Não há dias livres neste mês'));
    await resetSandbox();
    await setFault({ ...far, delayMs: LONG_SEARCH_MS, times: 1 });
    await setFault(far);
    byRole(dialog, 'button', 'Ver datas mais distantes').click();
    await untilRecorded({ path: CALENDAR });
    expect(isLoaded(dialog)()).to.equal(false);
    byRole(dialog, 'button', 'Mês anterior').click();
    await untilDrawn();
    expect(title()).to.equal(first);
    await passTime(LONG_SEARCH_MS);
    await whenIdle(isLoaded(dialog), { what: 'the end of the search' });
    await untilRole(dialog, 'button', 'Ver datas mais distantes');
    expect(title()).to.equal(first);
  });

  it('continues with a day that is itself the choice, as the week does', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 103 });
    const dialog = await openMonth(walk);
    await whenIdle(isLoaded(dialog), { what: 'a loaded month' });
    const free = await whenIdle(() =>
      daysOf(dialog).find(({ computedName }) => computedName.endsWith(', livre')),
    );
    free.click();
    await untilStep(walk, 'client-info');
  });
});

describe('a chosen time', () => {
  it('is kept when the week is turned, and the way on names it', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const time = await whenIdle(() =>
      shownTimes(walk).find((each) => each.getAttribute('aria-disabled') !== 'true'),
    );
    const [hour] = time.computedName.split(',');
    time.click();
    await untilStep(walk, 'client-info');
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await click(walk, walk.words.nextWeek);
    await whenIdle(() => shownText(walk.element).includes(`, ${hour}`), {
      what: `${hour} beside the way on`,
    });
    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
    expect(shownText(walk.element)).to.include(`, ${hour}`);
  });
});
