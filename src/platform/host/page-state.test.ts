// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { askBeforeLeaving, onPageShown } from './page-state.ts';

describe('the return of the page', () => {
  const stop = new AbortController();
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('is notified when it becomes visible, comes back from the history or has focus', () => {
    const listener = vi.fn();
    const end = onPageShown(window, stop.signal, () => listener());
    show('hidden');
    expect(listener).not.toHaveBeenCalled();
    show('visible');
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    show('visible');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('is not notified after the element is removed', () => {
    const listener = vi.fn();
    onPageShown(window, stop.signal, listener);
    stop.abort();
    onPageShown(window, stop.signal, listener);
    window.dispatchEvent(new Event('focus'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('leaving the page', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('is asked about only while something would be lost', () => {
    const alive = new AbortController();
    expect(leave()).toBe(false);
    const stop = askBeforeLeaving(window, alive.signal);
    expect(leave()).toBe(true);
    stop();
    expect(leave()).toBe(false);
  });

  test('is not asked about after the element is removed', () => {
    const alive = new AbortController();
    askBeforeLeaving(window, alive.signal);
    alive.abort();
    expect(leave()).toBe(false);
  });
});
