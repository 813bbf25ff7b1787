import { GUEST, chooseSlot, oneFreeSlot, startWalk, untilStep } from '../flows/walk.ts';
import {
  afterEach,
  allByRole,
  createCheckout,
  describe,
  emulateMedia,
  expect,
  it,
  loadCheckout,
  shadow,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';

const BOOKING = { ...GUEST, campaign: 101 };

interface Motion {
  part: Element;
  name: string;
  seconds: number;
  opacity: number;
}

/** Records every animation in the element, as it starts or as it ends. */
function watch(element: Element, type: 'animationstart' | 'animationend'): readonly Motion[] {
  const seen: Motion[] = [];
  shadow(element).addEventListener(type, (event) => {
    const { target, animationName, elapsedTime, pseudoElement } = event as AnimationEvent;
    const part = target as Element;
    const opacity = Number(getComputedStyle(part, pseudoElement || null).opacity);
    seen.push({ part, name: animationName + pseudoElement, seconds: elapsedTime, opacity });
  });
  return seen;
}

/** The step around its heading; the build shortens the names of classes. */
const stepIn = (element: Element) =>
  shadow(element).querySelector('h2[tabindex]')?.parentElement?.parentElement ?? null;

/** Notes the opacity of each step as it comes into the page, however late its first frame is. */
function watchEntries(element: Element): ReadonlyMap<Element | null, number> {
  const seen = new Map<Element | null, number>([[stepIn(element), 1]]);
  const observer = new MutationObserver(() => {
    const step = stepIn(element);
    if (step && !seen.has(step)) seen.set(step, Number(getComputedStyle(step).opacity));
  });
  observer.observe(shadow(element), { subtree: true, childList: true });
  return seen;
}

afterEach(() => emulateMedia({}));

describe('spec section 4 "UI transitions"', () => {
  it('a step enters by a fade of 300 ms, stands whole, and is gone as soon as the next one enters', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk(BOOKING);
    const { element } = walk;
    const first = stepIn(element)!;
    const [entries, ended] = [watchEntries(element), watch(element, 'animationend')];
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');

    const second = stepIn(element)!;
    expect(second).not.to.equal(first);
    expect(first.isConnected).to.equal(false);
    const ofSecond = ({ part }: Motion) => part === second;
    const end = await whenIdle(() => ended.find(ofSecond), { what: 'the end of the fade' });
    expect(end).to.include({ seconds: 0.3, opacity: 1 });
    expect(entries.get(second)).to.equal(0);
  });

  it('a step stands whole at once for a visitor who wants less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk(BOOKING);
    const started = watch(walk.element, 'animationstart');
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    const step = stepIn(walk.element)!;
    expect(getComputedStyle(step).opacity).to.equal('1');
    expect(started.filter(({ part }) => part === step)).to.deep.equal([]);
  });

  it('the checkout as a dialog is unmounted, enters with a backdrop of 150 ms, and leaves the page as it was', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, mode: 'modal' });
    document.body.append(element);
    expect(allByRole(element, 'dialog')).to.deep.equal([]);
    const ended = watch(element, 'animationend');
    element.open();
    const dialog = await untilRole(element, 'dialog');
    const backdrop = await whenIdle(
      () => ended.find(({ name }) => name === 'shell-appear::backdrop'),
      { what: 'the end of the backdrop' },
    );
    expect(backdrop).to.include({ part: dialog, seconds: 0.15, opacity: 1 });
    expect(dialog.matches(':modal')).to.equal(true);
    element.close();
    await untilNoRole(element, 'dialog');
    expect(getComputedStyle(dialog).display).to.equal('none');
  });
});
