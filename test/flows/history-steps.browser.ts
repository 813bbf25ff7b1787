import { describe, expect, it, until } from '../support/index.ts';
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
  it('makes the browser’s Back go one step back, and no further than to where the element began', async () => {
    const entries = history.length;
    const walk = await startWalk(BOOKING);
    expect(history.length).to.equal(entries);
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    await until(() => history.length === entries + 2, { what: 'two entries' });

    history.back();
    await untilStep(walk, 'client-info');
    history.back();
    await untilStep(walk, 'choice');
    await untilPageEntry();
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

  it('leaves no entry and no listener behind when the element is removed', async () => {
    const walk = await startWalk(BOOKING);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await untilOwnEntry();
    walk.element.remove();
    await untilPageEntry();
    const steps = stepsOf(walk).length;
    history.forward();
    await untilOwnEntry();
    expect(stepsOf(walk)).to.have.length(steps);
    history.back();
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
    history.back();
    await until(() => shown.length === 1);
    expect([shown, lastStep(walk)]).to.deep.equal([['table'], 'client-info']);
    history.back();
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

    history.back();
    await untilStep(two, 'choice');
    expect(lastStep(one)).to.equal('client-info');
    history.back();
    await untilStep(one, 'choice');
    await untilPageEntry();
  });

  it('can be taken away at run time', async () => {
    const walk = await startWalk(BOOKING);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await untilOwnEntry();
    walk.element.removeAttribute('history');
    await untilPageEntry();
    expect(lastStep(walk)).to.equal('client-info');
  });
});
