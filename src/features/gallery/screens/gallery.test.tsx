// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import type { Messages } from '../../../platform/i18n/create-i18n.ts';
import Gallery from './gallery.tsx';

const PICTURES = ['sala', 'jantar', 'vista', 'bar', 'chef'].map((name) => ({
  url: `https://cdn.example.pt/${name}.jpg`,
  alt: name === 'bar' ? '' : name,
}));

const TEXTS: Messages = { 'gallery.position': [['number'], ' de ', ['total']] };

async function open(imageLoader: string | null = null) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0), { imageLoader });
  const onClose = vi.fn<() => void>();
  const shown = renderInCheckout(store, <Gallery pictures={PICTURES} onClose={onClose} />, TEXTS);
  const loaded = () => shown.all('img').map((image) => image.getAttribute('alt'));
  const press = (key: string) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      shown.find('.mc-gallery__track').dispatchEvent(event);
    });
  const fail = (alt: string) =>
    act(() => {
      const image = shown.all('img').find((each) => each.getAttribute('alt') === alt);
      image?.dispatchEvent(new Event('error'));
    });
  const position = () => shown.find('.mc-gallery__bar').textContent;
  return { ...shown, loaded, press, fail, position, onClose };
}

describe('the gallery', () => {
  it('loads the shown picture and the next one, and each further one when it comes near', async () => {
    const { loaded, press, position } = await open();
    expect(position()).toBe('1 de 5');
    expect(loaded()).toEqual(['sala', 'jantar']);
    press('ArrowRight');
    expect(position()).toBe('2 de 5');
    expect(loaded()).toEqual(['sala', 'jantar', 'vista']);
    press('End');
    expect(position()).toBe('5 de 5');
    press('Home');
    expect(position()).toBe('1 de 5');
  });

  it('leaves keys with a modifier to the browser, such as Alt and an arrow for Back', async () => {
    const { find, position } = await open();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowRight',
        bubbles: true,
        cancelable: true,
        [modifier]: true,
      });
      act(() => void find('.mc-gallery__track').dispatchEvent(event));
      expect([event.defaultPrevented, position()]).toEqual([false, '1 de 5']);
    }
  });

  it('shows the picture of the last press while the pictures still move there', async () => {
    const { all, find, click, position } = await open();
    const track = find('.mc-gallery__track');
    let left = 0;
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    Object.defineProperty(track, 'scrollLeft', { get: () => left, set: () => {} });
    const scrollBy = (to: number) =>
      act(() => {
        left = to;
        track.dispatchEvent(new Event('scroll'));
      });
    const [, on] = all('.mc-gallery__bar button');
    if (on) click(on);
    scrollBy(40);
    expect(position()).toBe('2 de 5');
    if (on) click(on);
    scrollBy(290);
    expect(position()).toBe('3 de 5');
    scrollBy(600);
    expect(position()).toBe('3 de 5');
    // Swiped from here.
    scrollBy(890);
    expect(position()).toBe('4 de 5');
    // A finger that stops the pictures on their way shows where they are.
    if (on) click(on);
    act(() => void track.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    scrollBy(910);
    expect(position()).toBe('4 de 5');
  });

  it('names a picture without a description by its number', async () => {
    const { loaded, press } = await open();
    press('End');
    expect(loaded()).toContain('4 de 5');
  });

  it('goes on and back by its buttons, which stop at both ends', async () => {
    const { all, click, position } = await open();
    const [back, on] = all('.mc-gallery__bar button');
    expect(back?.getAttribute('aria-disabled')).toBe('true');
    if (on) click(on);
    expect(position()).toBe('2 de 5');
    if (back) click(back);
    expect(position()).toBe('1 de 5');
  });

  it('leaves out a picture that fails, and stays at the shown one', async () => {
    const { press, fail, position, loaded, root } = await open();
    press('ArrowRight');
    fail('sala');
    expect(position()).toBe('1 de 4');
    fail('jantar');
    expect(position()).toBe('1 de 3');
    expect(loaded()[0]).toBe('vista');
    for (const alt of ['vista', '1 de 2', 'chef']) fail(alt);
    expect(root.textContent).toContain('gallery.failed');
  });

  it('stays at a picture when several fail at once', async () => {
    const { press, all, position, loaded } = await open();
    press('End');
    act(() => {
      for (const image of all('img').filter((each) => each.getAttribute('alt') !== 'jantar'))
        image.dispatchEvent(new Event('error'));
    });
    expect(position()).toBe('2 de 2');
    expect(loaded()).toContain('jantar');
  });

  it('asks the page’s image loader for pictures of its width', async () => {
    const { find } = await open('https://img.example.pt/{width}/{quality}?url={src}');
    const made = (width: number) =>
      `https://img.example.pt/${width}/75?url=${encodeURIComponent(PICTURES[0]?.url ?? '')}`;
    expect(find('img').getAttribute('srcset')).toBe(`${made(640)} 1x, ${made(1920)} 2x`);
  });
});
