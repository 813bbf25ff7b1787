import {
  afterEach,
  beforeEach,
  consoleDuring,
  describe,
  expect,
  it,
  shownText,
  until,
  untilRole,
} from '../support/index.ts';
import {
  chooseDay,
  click,
  GUEST,
  oneFreeSlot,
  startWalk,
  stepsOf,
  untilDay,
  type Walk,
} from '../flows/walk.ts';
import { note, pageErrors, TITLE, withBrokenDates } from './never-blank-walks.ts';

beforeEach(() => {
  pageErrors.length = 0;
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});

afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  expect(pageErrors).to.deep.equal([]);
});

async function crashedWalk(): Promise<Walk> {
  const slot = await oneFreeSlot(101, 2);
  const walk = await startWalk({ ...GUEST, campaign: 101 });
  await chooseDay(walk, slot);
  const other = await untilDay(walk, '');
  await withBrokenDates(async () => {
    await consoleDuring(async () => {
      other.click();
      await untilRole(walk.element, 'heading', TITLE);
    });
  });
  return walk;
}

describe('a screen that crashes', () => {
  it('can be started over', async () => {
    const walk = await crashedWalk();
    const before = stepsOf(walk).length;
    await click(walk, 'Começar de novo');
    await until(() => stepsOf(walk).length > before, { what: 'the first step' });
    expect(shownText(walk.element)).not.to.include(TITLE);
  });
});
