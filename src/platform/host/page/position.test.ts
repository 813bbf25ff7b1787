import { afterEach, describe, expect, test, vi } from 'vitest';

import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import { locate } from './position.ts';

describe('the position of the visitor', () => {
  type Ask = (good: (position: unknown) => void, bad: (error: unknown) => void) => void;

  const pageWith = (ask: Ask | null) =>
    Object.assign(Object.create(null) as Window, {
      navigator: ask ? { geolocation: { getCurrentPosition: ask } } : {},
    });
  const here: Ask = (good) => good({ coords: { latitude: 38.7, longitude: -9.1 } });
  const warn = vi.fn<(message: string) => void>();

  afterEach(() => warn.mockReset());

  test('comes from the browser', async () => {
    const { parent } = fakeParent(null);
    expect(await locate({ page: pageWith(here), parent, warn })).toEqual({
      latitude: 38.7,
      longitude: -9.1,
    });
  });

  test('comes from the parent window where it knows', async () => {
    const answer = { latitude: 41.15, longitude: -8.61, name: 'Ana' };
    const { parent } = fakeParent({ location: { result: answer } });
    expect(await locate({ page: pageWith(null), parent, warn })).toEqual({
      latitude: 41.15,
      longitude: -8.61,
    });
  });

  test.each([
    ['refuses', { status: 404 }],
    ['says nothing', { result: null }],
    ['names no place on earth', { result: { latitude: 91, longitude: 0 } }],
    ['names half a place', { result: { latitude: 1 } }],
    ['answers in words', { result: { latitude: 'north', longitude: 'west' } }],
  ])('comes from the browser where the parent window %s', async (_, answer) => {
    const { parent } = fakeParent({ location: answer });
    expect(await locate({ page: pageWith(here), parent, warn })).toMatchObject({ latitude: 38.7 });
  });

  test.each([
    ['is refused', (_: unknown, bad: (error: unknown) => void) => bad({ code: 1 })],
    ['is unknown to this browser', null],
  ])('that %s is only logged', async (_, ask) => {
    const { parent } = fakeParent(null);
    expect(await locate({ page: pageWith(ask), parent, warn })).toBe(null);
    expect(warn).toHaveBeenCalledOnce();
  });
});
