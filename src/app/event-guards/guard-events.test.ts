// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { guardOwnEvents } from './guard-events.ts';

const warn = vi.fn();
let stop = new AbortController();
let root: ShadowRoot;

beforeEach(() => {
  warn.mockClear();
  // happy-dom takes every Alt for AltGr.
  vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockReturnValue(false);
  vi.spyOn(console, 'warn').mockImplementation(warn);
  stop = new AbortController();
  const host = document.createElement('div');
  root = host.attachShadow({ mode: 'open' });
  document.body.replaceChildren(host);
  document.body.focus();
  guardOwnEvents({ root, signal: stop.signal, afterEvent: (work) => void setTimeout(work) });
});
afterEach(() => stop.abort());

/** Puts markup into the shadow root and gives the element with `id="x"`. */
function show(markup: string): HTMLElement {
  root.innerHTML = markup;
  const found = root.querySelector<HTMLElement>('#x');
  if (!found) throw new Error('nothing to try');
  return found;
}

const EVENT = { bubbles: true, cancelable: true, composed: true };
const pressKey = (target: Element, key: string, how: KeyboardEventInit = {}, type = 'keydown') =>
  target.dispatchEvent(new KeyboardEvent(type, { ...EVENT, key, ...how }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

/** The events of these types that the page hears on its way out. */
function hear(...types: string[]): Event[] {
  const receivedEvents: Event[] = [];
  const { signal } = stop;
  for (const type of types) {
    document.addEventListener(type, (event) => receivedEvents.push(event), { signal });
  }
  return receivedEvents;
}

/** A script of the page that prevents every event of these types. */
function prevent(types: readonly string[], capture: boolean): void {
  const options = { capture, passive: false, signal: stop.signal };
  for (const type of types)
    window.addEventListener(type, (event) => event.preventDefault(), options);
}

const FIELDS = [
  '<input id="x">',
  '<input id="x" type="email">',
  '<input id="x" type="number">',
  '<textarea id="x"></textarea>',
  '<select id="x"><option>A</option></select>',
];

describe.each(FIELDS)('in %s', (markup) => {
  test.each(['a', 'A', ' ', '/', '?', 'ç', 'Enter', 'Backspace', 'ArrowLeft', 'Home', 'PageDown'])(
    'the page hears nothing of the key "%s"',
    (key) => {
      const receivedEvents = hear('keydown', 'keypress', 'keyup');
      const field = show(markup);
      for (const type of ['keydown', 'keypress', 'keyup']) pressKey(field, key, {}, type);
      expect(receivedEvents).toEqual([]);
    },
  );

  test.each<[string, KeyboardEventInit]>([
    ['Escape', {}],
    ['Tab', {}],
    ['Tab', { shiftKey: true }],
    ['Control', { ctrlKey: true }],
    ['F1', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['k', { altKey: true }],
  ])('the page hears the key "%s" %j', (key, how) => {
    const receivedEvents = hear('keydown');
    pressKey(show(markup), key, how);
    expect(receivedEvents).toHaveLength(1);
  });

  test('its own listeners hear every key', () => {
    const field = show(markup);
    const own = vi.fn();
    root.addEventListener('keydown', own);
    pressKey(field, 'a');
    expect(own).toHaveBeenCalledOnce();
  });

  test('the page can neither drag, select nor forbid copying', () => {
    const receivedEvents = hear(
      'pointerdown',
      'mousedown',
      'selectstart',
      'dragstart',
      'copy',
      'paste',
    );
    const field = show(markup);
    for (const type of ['pointerdown', 'mousedown', 'selectstart', 'dragstart', 'copy', 'paste']) {
      field.dispatchEvent(new MouseEvent(type, EVENT));
    }
    expect(receivedEvents).toEqual([]);
  });

  test('a press focuses it also where the page prevents mousedown in the capture phase', () => {
    prevent(['mousedown'], true);
    const field = show(markup);
    field.dispatchEvent(new MouseEvent('mousedown', EVENT));
    expect(root.activeElement).toBe(field);
  });

  test('a press focuses it also where the page prevents pointerdown in the capture phase', () => {
    const field = show(markup);
    field.dispatchEvent(new MouseEvent('click', { ...EVENT, detail: 1 }));
    expect(root.activeElement).toBe(field);
  });
});

test('a character that AltGr types, such as "@", stays inside', () => {
  const receivedEvents = hear('keydown');
  const event = new KeyboardEvent('keydown', { ...EVENT, key: '@', ctrlKey: true, altKey: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'AltGraph' });
  show('<input id="x">').dispatchEvent(event);
  expect(receivedEvents).toEqual([]);
});

test('a field of the page among ours stays the page’s', () => {
  const receivedEvents = hear('keydown', 'mousedown');
  root.innerHTML = '<slot></slot>';
  const own = document.createElement('input');
  root.host.append(own);
  pressKey(own, 'a');
  own.dispatchEvent(new MouseEvent('mousedown', EVENT));
  expect(receivedEvents).toHaveLength(2);
});

describe('a page that prevents keys in the capture phase', () => {
  test('is warned once when it takes characters from a field', () => {
    prevent(['keydown'], true);
    const field = show('<input id="x">');
    pressKey(field, 'a');
    pressKey(field, 'b');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls.flat().join()).toContain('preventDefault()');
  });

  test('sends the form of a field by Enter all the same, unless its button refuses', () => {
    prevent(['keydown'], true);
    const field = show('<form><input id="x"><button type="submit"></button></form>');
    const submitted = vi.fn((event: Event) => event.preventDefault());
    root.querySelector('form')?.addEventListener('submit', submitted);
    pressKey(field, 'Enter');
    expect(submitted).toHaveBeenCalledOnce();
    root.querySelector('button')?.addEventListener('click', (event) => event.preventDefault());
    pressKey(field, 'Enter');
    expect(submitted).toHaveBeenCalledOnce();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['Backspace', 'Delete', 'ç', ' '])('is warned when it takes "%s"', (key) => {
    prevent(['keydown'], true);
    pressKey(show('<input id="x">'), key);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is not warned for keys that type nothing, nor for those of other controls', async () => {
    prevent(['keydown'], true);
    pressKey(show('<input id="x">'), 'ArrowDown');
    pressKey(show('<button id="x"></button>'), 'a');
    await settle();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is warned when it forbids pasting by shortcut', async () => {
    prevent(['keydown'], false);
    pressKey(show('<input id="x">'), 'v', { ctrlKey: true });
    await settle();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe.each([true, false])('where the page prevents keys (capture phase: %s)', (capture) => {
  beforeEach(() => prevent(['keydown', 'keypress', 'keyup'], capture));

  const clicksOf = (element: Element) => {
    const clicks = vi.fn();
    element.addEventListener('click', clicks);
    return clicks;
  };

  test.each([
    ['Enter', '<button id="x"></button>'],
    ['Enter', '<a id="x" href="#y"></a>'],
    [' ', '<button id="x"></button>'],
    [' ', '<input id="x" type="checkbox">'],
    [' ', '<input id="x" type="radio">'],
  ])('"%s" presses %s once', async (key, markup) => {
    const control = show(markup);
    const clicks = clicksOf(control);
    control.focus();
    for (const type of ['keydown', 'keyup']) pressKey(control, key, {}, type);
    await settle();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test('an arrow chooses the next radio', async () => {
    const control = show(
      '<input id="x" type="radio" name="a"><input type="radio" name="b"><input type="radio" name="a">',
    );
    control.focus();
    pressKey(control, 'ArrowDown');
    await settle();
    const chosen = root.querySelector('input:last-child');
    expect(root.activeElement).toBe(chosen);
    expect(chosen).toHaveProperty('checked', true);
  });

  test('an arrow that a listener of ours has answered moves once', async () => {
    const control = show('<input id="x" type="radio" name="a"><input type="radio" name="a">');
    const next = root.querySelector<HTMLElement>('input:last-child');
    control.addEventListener('keydown', (event) => {
      event.preventDefault();
      next?.focus();
    });
    control.focus();
    pressKey(control, 'ArrowDown');
    await settle();
    expect(root.activeElement).toBe(next);
  });

  test('it hears them all the same', () => {
    const receivedEvents = hear('keydown');
    pressKey(show('<button id="x"></button>'), 'Enter');
    expect(receivedEvents).toHaveLength(1);
  });
});

describe.each([true, false])('where the page prevents clicks (capture phase: %s)', (capture) => {
  beforeEach(() => prevent(['click'], capture));

  test('a box stays ticked', async () => {
    const box = show('<input id="x" type="checkbox">');
    box.click();
    await settle();
    expect(box).toHaveProperty('checked', true);
  });

  test('a submit button submits once', async () => {
    const button = show('<form><button id="x"></button></form>');
    const submitted = vi.fn((event: Event) => event.preventDefault());
    root.querySelector('form')?.addEventListener('submit', submitted);
    button.click();
    await settle();
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('a busy submit button submits nothing', async () => {
    const button = show('<form><button id="x" aria-disabled="true"></button></form>');
    const submitted = vi.fn();
    root.querySelector('form')?.addEventListener('submit', submitted);
    button.addEventListener('click', (event) => event.preventDefault());
    button.click();
    await settle();
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('an open dialog', () => {
  const DIALOG = '<dialog open><p id="x"></p></dialog>';

  test.each(['wheel', 'mousewheel', 'touchmove', 'focusin'])('keeps "%s" to itself', (type) => {
    const receivedEvents = hear(type);
    show(DIALOG).dispatchEvent(new Event(type, EVENT));
    expect(receivedEvents).toEqual([]);
  });

  test('keeps the keys that scroll it, and no others', () => {
    const receivedEvents = hear('keydown');
    const place = show(DIALOG);
    for (const key of [' ', 'ArrowDown', 'PageUp', 'End']) pressKey(place, key);
    expect(receivedEvents).toEqual([]);
    pressKey(place, 'Escape');
    pressKey(place, 'x');
    expect(receivedEvents).toHaveLength(2);
  });

  test.each([true, false])(
    'closes by Escape where the page prevents it (capture: %s)',
    async (capture) => {
      prevent(['keydown'], capture);
      pressKey(show(DIALOG), 'Escape');
      await settle();
      expect(root.querySelector('dialog')?.open).toBe(false);
    },
  );

  test('stays where its own listener refuses to close by Escape', async () => {
    prevent(['keydown'], true);
    const place = show(DIALOG);
    root.querySelector('dialog')?.addEventListener('cancel', (event) => event.preventDefault());
    pressKey(place, 'Escape');
    await settle();
    expect(root.querySelector('dialog')?.open).toBe(true);
  });

  test('scrolls also where the page prevents the wheel in the capture phase', () => {
    prevent(['wheel'], true);
    const place = show(DIALOG);
    const dialog = root.querySelector('dialog');
    if (!dialog) throw new Error('no dialog');
    const scrolled = vi.fn();
    dialog.scrollBy = scrolled;
    place.dispatchEvent(new WheelEvent('wheel', { ...EVENT, deltaY: 3, deltaMode: 1 }));
    expect(scrolled).toHaveBeenCalledWith({ top: 48, behavior: 'instant' });
  });
});

test('inline content leaves wheel and touch to the page', () => {
  const receivedEvents = hear('wheel', 'touchmove');
  const place = show('<p id="x"></p>');
  for (const type of ['wheel', 'touchmove']) place.dispatchEvent(new Event(type, EVENT));
  expect(receivedEvents).toHaveLength(2);
});
