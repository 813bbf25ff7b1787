// oxlint-disable-next-line no-restricted-imports -- the browser goes through its history in its own time, of which the checkout knows nothing
import { until } from '../support/index.ts';
import {
  activeElement,
  afterEach,
  beforeEach,
  describe,
  expect,
  goBackInHistory,
  goForwardInHistory,
  it,
  untilDrawn,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  GUEST,
  chooseSlot,
  fillContact,
  click,
  oneFreeSlot,
  startWalk,
  stepsOf,
  submit,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const BOOKING = { ...GUEST, campaign: 101, history: 'steps' } as const;

const lastStep = (walk: Walk) => stepsOf(walk).at(-1);

/** The data of the current entry: its author, and the level of each element. */
const entry = () =>
  (history.state as { merchantCheckout?: { owner: string | null; levels: object } } | null)
    ?.merchantCheckout;

const untilOwnEntry = () => until(() => entry()?.owner, { what: 'an entry of the element' });
const untilPageEntry = () => until(() => !entry()?.owner, { what: 'the entry of the page' });

describe('history="steps"', () => {
  it('makes the browser’s Back go one step back, shown from its heading wherever the customer had scrolled to, and no further than to where the element began', async () => {
    const entries = history.length;
    const below = document.createElement('div');
    below.style.height = '3000px';
    const walk = await startWalk(BOOKING);
    document.body.append(below);
    expect(history.length).to.equal(entries);
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    await whenIdle(() => history.length === entries + 2, { what: 'two entries' });
    for (const step of ['client-info', 'choice']) {
      window.scrollTo({ top: 2000, behavior: 'instant' });
      await untilDrawn();
      await goBackInHistory();
      await untilStep(walk, step);
      await untilDrawn();
      const heading = activeElement();
      expect(heading?.getBoundingClientRect().top, step).to.be.within(0, window.innerHeight);
    }
    await untilPageEntry();
    below.remove();
    // The page's own entry restores its scroll as the page has it.
    expect(history.scrollRestoration).to.equal('auto');
  });

  it('gives entries back: after the screen’s own Back, at the end, and with the element', async () => {
    const walk = await startWalk(BOOKING);
    const slot = await oneFreeSlot(101, 2);
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    await untilOwnEntry();
    walk.element.back();
    await untilStep(walk, 'choice');
    await untilPageEntry();

    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    await untilPageEntry();
  });

  it('leaves no entry and no listener behind when it is taken away at run time, and when the element is removed', async () => {
    const walk = await startWalk(BOOKING);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await untilOwnEntry();
    walk.element.removeAttribute('history');
    await untilPageEntry();
    expect(lastStep(walk)).to.equal('client-info');
    walk.element.setAttribute('history', 'steps');
    await untilOwnEntry();
    walk.element.remove();
    await untilPageEntry();
    const steps = stepsOf(walk).length;
    await goForwardInHistory();
    await untilOwnEntry();
    expect(stepsOf(walk)).to.have.length(steps);
    await goBackInHistory();
    await untilPageEntry();
  });

  it('lives beside a router of the page, whose states and addresses stay its own', async () => {
    const shown: unknown[] = [];
    const listen = new AbortController();
    window.addEventListener('popstate', () => shown.push(history.state?.view), listen);
    history.pushState({ view: 'table' }, '', '?view=table');
    const walk = await startWalk(BOOKING);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await untilOwnEntry();
    expect([history.state.view, location.search]).to.deep.equal(['table', '?view=table']);

    history.pushState({ view: 'menu' }, '', '?view=menu');
    await goBackInHistory();
    await until(() => shown.length === 1);
    expect([shown, lastStep(walk)]).to.deep.equal([['table'], 'client-info']);
    await goBackInHistory();
    await untilStep(walk, 'choice');
    await untilPageEntry();
    expect(history.state.view).to.equal('table');
    listen.abort();
  });

  it('takes two elements of a page back in the order in which they went on', async () => {
    const one = await startWalk(BOOKING);
    const two = await startWalk(BOOKING);
    const slot = await oneFreeSlot(101, 2);
    await chooseSlot(one, slot);
    await untilStep(one, 'client-info');
    await untilOwnEntry();
    const first = entry()?.owner;
    await chooseSlot(two, slot);
    await untilStep(two, 'client-info');
    await until(() => entry()?.owner !== first, { what: 'the entry of the second' });

    await goBackInHistory();
    await untilStep(two, 'choice');
    expect(lastStep(one)).to.equal('client-info');
    await goBackInHistory();
    await untilStep(one, 'choice');
    await untilPageEntry();
  });
});

describe('Back in a dialog, on a page with a router of its own', () => {
  const MODAL = { ...GUEST, campaign: 101, mode: 'modal' } as const;
  const closeWatcher = Object.getOwnPropertyDescriptor(window, 'CloseWatcher');
  let route: string;
  let router: AbortController;

  const goTo = (view: string) => {
    history.pushState({ view }, '', `?view=${view}`);
    route = view;
  };

  /** Opens the dialog at the page's route "table", and goes on to the second step. */
  async function openAndGoOn(): Promise<Walk> {
    const starting = startWalk(MODAL);
    const element = await until(() => document.querySelector('merchant-checkout'));
    element.open();
    const walk = await starting;
    await untilRole(walk.element, 'dialog');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    return walk;
  }

  beforeEach(async () => {
    // The element of the test before gives its entries back a moment after it is gone.
    await untilPageEntry();
    router = new AbortController();
    window.addEventListener('popstate', () => (route = String(history.state?.view)), router);
    goTo('home');
    goTo('table');
  });

  afterEach(() => {
    router.abort();
    if (closeWatcher) Object.defineProperty(window, 'CloseWatcher', closeWatcher);
  });

  it('goes a step back, then closes the dialog, and only then leaves the route', async () => {
    Reflect.deleteProperty(window, 'CloseWatcher');
    const walk = await openAndGoOn();
    await untilOwnEntry();
    expect([route, location.search]).to.deep.equal(['table', '?view=table']);

    await goBackInHistory();
    await untilStep(walk, 'choice');
    expect([route, location.search]).to.deep.equal(['table', '?view=table']);
    await goBackInHistory();
    await untilNoRole(walk.element, 'dialog');
    await untilPageEntry();
    expect([route, location.search]).to.deep.equal(['table', '?view=table']);

    await goBackInHistory();
    await until(() => route === 'home', { what: 'the page’s own Back' });
    expect(location.search).to.equal('?view=home');
  });

  it('adds nothing to the history where the browser asks the dialog itself', async () => {
    const before = history.length;
    const walk = await openAndGoOn();
    expect(history.length).to.equal(before);
    expect(history.state).to.deep.equal({ view: 'table' });
    walk.element.back();
    await untilStep(walk, 'choice');
    walk.element.close();
    await untilNoRole(walk.element, 'dialog');
    expect([route, history.length]).to.deep.equal(['table', before]);
  });
});
