import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createCloseSteps, hasCloseWatcher } from './close-steps.ts';

/** A page whose newest close watcher hears of each close request, as in Chromium. */
function startPage() {
  const open: FakeWatcher[] = [];
  class FakeWatcher extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    destroy() {
      const at = open.indexOf(this);
      if (at >= 0) open.splice(at, 1);
      this.dispatchEvent(new Event('close'));
    }
  }
  const page = Object.assign(new EventTarget(), { CloseWatcher: FakeWatcher });
  if (!hasCloseWatcher(page as unknown as Window)) throw new Error('no close watcher');
  const request = () => open.at(-1)?.destroy();
  const requestGroup = () => [...open].toReversed().forEach((watcher) => watcher.destroy());
  return {
    page: page as unknown as Parameters<typeof createCloseSteps>[0]['page'],
    open,
    pressBack: request,
    /** Watchers that no press was made between close together. */
    pressBackOnGroup: requestGroup,
    nextTask: () => void vi.runAllTimers(),
    pressEscape() {
      page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
      request();
      page.dispatchEvent(Object.assign(new Event('keyup'), { key: 'Escape' }));
    },
  };
}

function start(levelAtFirst: number) {
  const page = startPage();
  let level = levelAtFirst;
  let closed = 0;
  const steps = createCloseSteps({
    page: page.page,
    level: () => level,
    back: () => (level -= 1),
    close: () => {
      closed += 1;
      level = 0;
    },
  });
  steps.sync();
  return {
    ...page,
    steps,
    level: () => level,
    closed: () => closed,
    goTo: (to: number) => {
      level = to;
      steps.sync();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('Back leaves one step at a time and leaves the rest to the dialog', () => {
  const dialog = start(2);
  dialog.pressBack();
  expect([dialog.level(), dialog.open.length]).toEqual([1, 1]);
  dialog.nextTask();
  dialog.pressBack();
  expect([dialog.level(), dialog.open.length, dialog.closed()]).toEqual([0, 0, 0]);
});

test('Back leaves one step where the browser closes all watchers as one', () => {
  const dialog = start(3);
  dialog.pressBackOnGroup();
  expect([dialog.level(), dialog.open.length, dialog.closed()]).toEqual([2, 2, 0]);
});

test('Escape closes the dialog at once, from any step', () => {
  const dialog = start(2);
  dialog.pressEscape();
  expect([dialog.closed(), dialog.open.length]).toEqual([1, 0]);
});

test('a step back on the screen itself takes its watcher along and is no second step', () => {
  const dialog = start(2);
  dialog.goTo(1);
  expect([dialog.level(), dialog.open.length]).toEqual([1, 1]);
});

test('nothing listens after the end', () => {
  const dialog = start(2);
  dialog.steps.dispose();
  expect([dialog.level(), dialog.open.length, dialog.closed()]).toEqual([2, 0, 0]);
});
