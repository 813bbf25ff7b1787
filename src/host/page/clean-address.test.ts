import { describe, expect, test, vi } from 'vitest';

import { cleanAddress } from './clean-address.ts';

describe('the address bar', () => {
  function pageAt(address: string) {
    const replaceState = vi.fn();
    const page = Object.assign(Object.create(null) as Window, {
      location: new URL(address),
      history: { state: 7, replaceState },
    });
    return { page, replaceState };
  }

  test('loses the named parameters and keeps the others letter for letter', () => {
    const { page, replaceState } = pageAt('https://tasca.pt/a?x=1&mc-return=9&y=%20#mc-return=1&z');
    cleanAddress(page, ['mc-return']);
    expect(replaceState).toHaveBeenCalledWith(7, '', '/a?x=1&y=%20#z');
  });

  test('is left alone where it has none of them, and where the page may not change it', () => {
    const untouched = pageAt('https://tasca.pt/a?x=1');
    cleanAddress(untouched.page, ['mc-return']);
    expect(untouched.replaceState).not.toHaveBeenCalled();
    const sandboxed = pageAt('https://tasca.pt/a?x=1');
    sandboxed.replaceState.mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => cleanAddress(sandboxed.page, ['x'])).not.toThrow();
  });
});
