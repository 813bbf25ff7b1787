import { sendMouse } from '@web/test-runner-commands';

import {
  activeElement,
  afterEach,
  allByRole,
  allIdle,
  byRole,
  cdp,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  press,
  recordedRequests,
  shadow,
  type,
  // oxlint-disable-next-line no-restricted-imports -- the browser scrolls, not the checkout
  until,
  untilNoRole,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { VOUCHER } from '../flows/voucher-walks.ts';
import {
  chooseSlot,
  field,
  GUEST,
  oneFreeSlot,
  RUI,
  startWalk,
  untilStep,
  type Walk,
} from '../flows/walk.ts';

/** What shortcut scripts, smooth scrollers, carousels, sortable lists and copy protection prevent. */
const POINTER = ['pointerdown', 'mousedown', 'mouseup', 'click', 'touchstart', 'touchend'];
const SELECTION = ['selectstart', 'dragstart', 'contextmenu', 'copy', 'cut', 'paste'];
const KEYS = ['keydown', 'keypress', 'keyup', 'beforeinput'];
const SCROLLING = ['wheel', 'touchmove'];

/** The trigger of a dialog, which must reach the element although everything prevents it. */
const TRIGGER = '<a href="#mc" data-merchant-checkout-open="#mc">Reservar</a>';

const stops: AbortController[] = [];

/** Lets the page prevent events of these types on `window`, `document` and each ancestor of our element. */
function prevent(types: readonly string[], { capture }: { capture: boolean }): void {
  const stop = new AbortController();
  stops.push(stop);
  const options = { capture, passive: false, signal: stop.signal };
  const ancestors = document.querySelectorAll('html, body, main, section');
  for (const place of [window, document, ...ancestors]) {
    for (const name of types)
      place.addEventListener(name, (event) => event.preventDefault(), options);
  }
}

/** The events of a type that the document hears. */
function hear(name: string): Event[] {
  const receivedEvents: Event[] = [];
  const stop = new AbortController();
  stops.push(stop);
  document.addEventListener(name, (event) => receivedEvents.push(event), { signal: stop.signal });
  return receivedEvents;
}

/** A page as long as three windows, in which our element lies on a surface. */
function buildPage(): Element {
  document.body.innerHTML = `<main><section></section>${TRIGGER}<div style="block-size: 3000px"></div></main>`;
  const surface = document.querySelector('section');
  if (!surface) throw new Error('no surface');
  return surface;
}

const middleOf = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** Presses with a mouse. */
async function point(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await sendMouse({ type: 'click', position: middleOf(element) });
}

/** Presses with a finger. */
async function tap(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [x, y] = middleOf(element);
  await cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Turns a wheel. */
async function wheel(element: Element, deltaY: number): Promise<void> {
  const [x, y] = middleOf(element);
  await cdp('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
}

async function typeInto(walk: Walk, name: string, text: string): Promise<void> {
  const place = await field(walk, name);
  await point(place);
  await whenIdle(() => activeElement() === place, { what: `the focus in "${name}"` });
  await type(text);
  expect(valueOf(place)).to.equal(text);
}

/** Books a table as a customer does, with mouse and keyboard. */
async function book(walk: Walk): Promise<void> {
  const { words } = walk;
  await untilStep(walk, 'choice');
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'client-info');
  await typeInto(walk, words.name, 'Ana Sousa s/n');
  await typeInto(walk, words.email, RUI.email);
  await typeInto(walk, words.phone, RUI.phone);
  await press('Enter');
  await untilStep(walk, 'confirm');
  const box = await untilRole(walk.element, 'checkbox', /fatura/i);
  box.focus();
  await point(box);
  await whenIdle(() => box instanceof HTMLInputElement && box.checked, { what: 'the ticked box' });
  await press('Space');
  await whenIdle(() => box instanceof HTMLInputElement && !box.checked, { what: 'the empty box' });
  (await untilRole(walk.element, 'button', words.submit)).focus();
  await press('Enter');
  await untilStep(walk, 'success');
  const sent = (await recordedRequests()).filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).to.deep.equal(['/rest/bookings/guest']);
}

/** The next walk of a test is that of another visitor. */
async function endVisit({ element }: Walk): Promise<void> {
  element.remove();
  await allIdle();
  sessionStorage.clear();
}

function stopAll(): void {
  for (const stop of stops.splice(0)) stop.abort();
}

afterEach(() => {
  stopAll();
  document.documentElement.removeAttribute('style');
  window.scrollTo({ top: 0, behavior: 'instant' });
});

describe('a page that prevents every event on its way out', () => {
  it('takes a booking, by mouse and keyboard', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 }, 'pt', buildPage());
    prevent([...POINTER, ...SELECTION, ...KEYS, ...SCROLLING], { capture: false });
    await book(walk);
  });
});

describe('a page that prevents every event on its way in, but for the characters', () => {
  it('takes a booking, by mouse and keyboard', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 }, 'pt', buildPage());
    prevent([...POINTER, ...SELECTION, ...SCROLLING], { capture: true });
    const stop = new AbortController();
    stops.push(stop);
    const take = (event: KeyboardEvent) => {
      // A character that is taken here is lost: a booking needs those in its text fields.
      const isText = activeElement()?.matches('input:not([type=checkbox])');
      if (!isText || event.key.length > 1) event.preventDefault();
    };
    for (const name of ['keydown', 'keypress', 'keyup'] as const) {
      window.addEventListener(name, take, { capture: true, signal: stop.signal });
    }
    await book(walk);
  });
});

describe('with a finger', () => {
  it('a field takes the focus and a label its box where touches are prevented', async () => {
    for (const capture of [false, true]) {
      const walk = await startWalk(VOUCHER, 'pt', buildPage());
      await untilStep(walk, 'choice');
      prevent([...POINTER, ...SCROLLING], { capture });
      const box = await untilRole(walk.element, 'checkbox', /fatura/i);
      const label = box.closest('label');
      if (!label) throw new Error('no label');
      await tap(label);
      const name = await untilRole(walk.element, 'textbox', /nome/i);
      await tap(name);
      await whenIdle(() => activeElement() === name, { what: `the focus, capture: ${capture}` });
      stopAll();
      await endVisit(walk);
    }
  });
});

describe('a field on a surface that can be dragged', () => {
  const NAME = 'Ana Sousa';

  /** A field with a text in it. */
  async function startInField(): Promise<HTMLInputElement> {
    const walk = await startWalk(
      { ...GUEST, campaign: 101, prefill: JSON.stringify({ name: NAME }) },
      'pt',
      buildPage(),
    );
    await untilStep(walk, 'choice');
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    const place = await field(walk, walk.words.name);
    if (!(place instanceof HTMLInputElement)) throw new Error('no field');
    place.scrollIntoView({ block: 'center', behavior: 'instant' });
    return place;
  }

  /** Moves the pressed mouse along the text of a field. */
  async function drag(place: Element, from: number, to: number): Promise<void> {
    const [, y] = middleOf(place);
    const { left } = place.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + from), y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(left + to), y] });
    await sendMouse({ type: 'up' });
  }

  it('lets its text be selected with the mouse, and takes focus and caret where a press is prevented before it arrives', async () => {
    const place = await startInField();
    prevent([...POINTER, ...SELECTION], { capture: false });
    await drag(place, 4, 300);
    expect(activeElement()).to.equal(place);
    expect(place.value.slice(place.selectionStart ?? 0, place.selectionEnd ?? 0)).to.equal(NAME);
    stopAll();
    for (const name of ['pointerdown', 'mousedown']) {
      place.blur();
      place.setSelectionRange(0, 0);
      prevent([name], { capture: true });
      const { left, height, top } = place.getBoundingClientRect();
      await sendMouse({
        type: 'click',
        position: [Math.round(left + 300), Math.round(top + height / 2)],
      });
      await whenIdle(() => activeElement() === place, { what: `the focus at ${name}` });
      expect(place.selectionStart, name).to.equal(NAME.length);
      stopAll();
    }
  });
});

describe('a dialog', () => {
  /** What a smooth scroller does: it prevents the wheel and moves the page itself. */
  function scrollSmoothly(capture: boolean): void {
    const stop = new AbortController();
    stops.push(stop);
    const options = { capture, passive: false, signal: stop.signal };
    window.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const isOurs = event
          .composedPath()
          .some((node) => node instanceof Element && node.hasAttribute('data-lenis-prevent'));
        if (!isOurs) window.scrollBy({ top: event.deltaY, behavior: 'instant' });
      },
      options,
    );
    window.addEventListener('touchmove', (event) => event.preventDefault(), options);
  }

  async function openDialog() {
    await loadCheckout();
    buildPage();
    const element = createCheckout({ ...GUEST, campaign: 101, mode: 'modal' });
    element.id = 'mc';
    document.body.append(element);
    await whenIdle(() => shadow(element).querySelector('dialog') !== null, { what: 'the dialog' });
    return element;
  }

  it('opens once from a trigger whose clicks are prevented, and Escape closes it', async () => {
    for (const capture of [false, true]) {
      const element = await openDialog();
      prevent([...POINTER, ...KEYS], { capture });
      const trigger = byRole(document, 'link', 'Reservar');
      await point(trigger);
      await untilRole(element, 'dialog');
      expect(location.hash, `capture: ${capture}`).to.equal('');
      await press('Escape');
      await untilNoRole(element, 'dialog');
      expect(activeElement()).to.equal(trigger);
      stopAll();
    }
  });

  it('scrolls by the wheel and by a finger, and the page behind it does not', async () => {
    for (const capture of [false, true]) {
      const element = await openDialog();
      element.open();
      const dialog = await untilRole(element, 'dialog');
      expect(dialog.scrollHeight).to.be.above(dialog.clientHeight + 50);
      scrollSmoothly(capture);
      await wheel(dialog, 200);
      await until(() => dialog.scrollTop > 0, { what: `a wheel's scroll, capture: ${capture}` });
      dialog.scrollTop = 0;
      const [x, y] = middleOf(dialog);
      const finger = (height: number) => [{ x, y: height }];
      await cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(y) });
      for (const by of [40, 80, 120]) {
        await cdp('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(y - by) });
      }
      await cdp('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await until(() => dialog.scrollTop > 0, { what: `a finger's scroll, capture: ${capture}` });
      expect(window.scrollY).to.equal(0);
      stopAll();
    }
  });

  it('keeps the focus where the page takes every focus for itself', async () => {
    const element = await openDialog();
    const stop = new AbortController();
    stops.push(stop);
    const taken = hear('focusin');
    document.addEventListener('focusin', () => byRole(document, 'link', 'Reservar').focus(), {
      signal: stop.signal,
    });
    element.open();
    await untilRole(element, 'dialog');
    await element.ready;
    taken.length = 0;
    await press('Tab');
    expect(shadow(element).contains(activeElement())).to.equal(true);
    expect(taken).to.deep.equal([]);
  });
});

describe('a page with scroll-behavior: smooth', () => {
  afterEach(() => void Reflect.deleteProperty(performance, 'now'));

  it('shows the title of a new step also beside a scroll of the page', async () => {
    // A scroll counts as under way within 100 ms, which is less than two frames of a busy machine.
    const now = performance.now();
    Reflect.set(performance, 'now', () => now);
    for (const to of ['top', 'bottom']) {
      document.documentElement.style.scrollBehavior = 'smooth';
      const walk = await startWalk({ ...GUEST, campaign: 101 }, 'pt', buildPage());
      await untilStep(walk, 'choice');
      await chooseSlot(walk, await oneFreeSlot(101, 2));
      // An animation by script, which no scroll of ours can cut off.
      const end = to === 'top' ? 0 : 2500;
      const start = window.scrollY;
      let frame = 0;
      const scroll = () => {
        frame += 1;
        window.scrollTo({ top: start + ((end - start) * frame) / 20, behavior: 'instant' });
        if (frame < 20) requestAnimationFrame(scroll);
      };
      requestAnimationFrame(scroll);
      window.scrollTo({ top: end, behavior: 'smooth' });
      await untilStep(walk, 'client-info');
      await until(() => frame === 20, { what: `the end of the scroll to the ${to}` });
      const [title] = allByRole(walk.element, 'heading');
      await until(
        () => {
          const { top = -1, bottom = Infinity } = title?.getBoundingClientRect() ?? {};
          return top >= 0 && bottom <= window.innerHeight;
        },
        { what: `the title in the window, beside a scroll to the ${to}` },
      );
      await endVisit(walk);
    }
  });
});
