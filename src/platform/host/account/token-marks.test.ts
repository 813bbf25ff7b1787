import { describe, expect, test } from 'vitest';

import { createTokenMarks } from './token-marks.ts';

/** Pages of one origin share its storage; each gives its own ids. */
function origin({ isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const blocked = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  const localStorage = {
    getItem: (key: string) => (blocked(), stored.get(key) ?? null),
    setItem: (key: string, value: string) => (blocked(), void stored.set(key, value)),
  };
  let ids = 0;
  /** The marks of one middleware on another page. */
  const open = () =>
    createTokenMarks({
      page: Object.assign(Object.create(null) as Window, { localStorage }),
      middleware: () => 'https://mw.example',
      randomId: () => `salt-${(ids += 1)}`,
    });
  return { stored, open };
}

describe('what an origin knows of the tokens in its cookies', () => {
  test('is found by the next page: its own, one that was put away, and nothing of others', () => {
    const { open } = origin();
    const marks = open();
    marks.refuse('away');
    marks.own('mine');
    const next = open();
    expect(['mine', 'away', 'theirs', ''].map((token) => next.sourceOf(token))).toEqual([
      'own',
      'refused',
      'unknown',
      'unknown',
    ]);
  });

  test('changes when a sign-in gives a token that was put away', () => {
    const marks = origin().open();
    marks.refuse('t');
    marks.own('t');
    expect(marks.sourceOf('t')).toBe('own');
    marks.refuse('t');
    expect(marks.sourceOf('t')).toBe('refused');
  });

  test('holds no token and is another text at every origin', () => {
    const texts = ['a', 'b'].map((salt) => {
      const { open, stored } = origin();
      const marks = open();
      if (salt === 'b') marks.own('x');
      marks.own('secret-token');
      return [...stored.values()].join();
    });
    expect(texts.join()).not.toContain('secret');
    expect(texts[0]).toMatch(/^salt-\d+ [a-z\d]+ $/);
  });

  test('lasts as long as the page where storage is blocked', () => {
    const { open } = origin({ isBlocked: true });
    const marks = open();
    marks.own('mine');
    marks.refuse('away');
    expect([marks.sourceOf('mine'), marks.sourceOf('away')]).toEqual(['own', 'refused']);
    expect(open().sourceOf('mine')).toBe('unknown');
  });
});
