import { describe, expect, test, vi } from 'vitest';

import { replaceAddress } from '../page-params.ts';

describe('the address bar', () => {
  function pageAt(address: string) {
    const replaceState = vi.fn();
    const page = Object.assign(Object.create(null) as Window, {
      location: new URL(address),
      history: { state: 7, replaceState },
    });
    return { page, replaceState };
  }

  test('shows another address, letter for letter, and keeps the state of the page', () => {
    const { page, replaceState } = pageAt('https://tasca.pt/a?x=1&mc-return=9&y=%20#mc-return=1&z');
    replaceAddress(page, '/a?x=1&y=%20#z');
    expect(replaceState).toHaveBeenCalledWith(7, '', '/a?x=1&y=%20#z');
  });

  test('is left alone where the page may not change it', () => {
    const sandboxed = pageAt('https://tasca.pt/a?x=1');
    sandboxed.replaceState.mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => replaceAddress(sandboxed.page, '/a')).not.toThrow();
  });
});
