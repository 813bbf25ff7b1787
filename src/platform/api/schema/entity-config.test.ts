import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ThemeSchema } from './entity-config.ts';

const themeOf = (theme: unknown) => v.parse(ThemeSchema, theme);

describe('a theme of the entity', () => {
  test.each([
    ['primary', '#0a7'],
    ['primary', '#0A7F4Bcc'],
    ['surface', 'rebeccapurple'],
    ['text', 'rgb(0 0 0 / 80%)'],
    ['muted', 'rgba(10, 20, 30, .5)'],
    ['smart', 'hsl(210deg 40% 20%)'],
    ['danger', 'oklch(0.7 0.15 200)'],
    ['success', 'color(display-p3 0 1 0)'],
    ['radius', '.5rem'],
    ['space', '5px'],
    ['font', '"Inter", \'Open Sans\', Segoe UI, sans-serif'],
    ['font', 'Çedilha'],
  ])('sets --mc-%s to %s', (name, value) => {
    expect(themeOf({ [name]: value })).toEqual({ [name]: value });
  });

  test.each([
    ['radius', 8, '8px'],
    ['font-size', '17', '17px'],
    ['min-height', 0, '0px'],
  ])('takes --mc-%s %s as pixels', (name, value, length) => {
    expect(themeOf({ [name]: value })).toEqual({ [name]: length });
  });

  test.each([
    ['primary', 'image-set("//evil.example/x" 1x)'],
    ['primary', 'src("//evil.example/x")'],
    ['surface', 'url(https://spy.example)'],
    ['surface', 'u\\72l(//spy.example)'],
    ['surface', 'cross-fade(url(//spy.example), red)'],
    ['text', 'var(--secret)'],
    ['text', 'rgb(from url(//spy.example) r g b)'],
    ['text', 'attr(token)'],
    ['danger', 'red; background: blue'],
    ['danger', 'red/**/'],
    ['danger', ['red']],
    ['danger', { toString: 'red' }],
    ['radius', 'calc(1px + 2px)'],
    ['radius', 'red'],
    ['radius', '-4px'],
    ['radius', '.'],
    ['radius', ''],
    ['radius', null],
    ['space', '4px 9px'],
    ['font', '"Inter", url(//spy.example)'],
    ['font', 'src("//spy.example")'],
    ['font', '"a\\"b"'],
    ['font', `${'a, '.repeat(100)}b`],
    ['shadow', '0 0 3px red'],
    ['x', 'red'],
    ['__proto__', 'red'],
  ])('leaves --mc-%s: %j out', (name, value) => {
    expect(themeOf(Object.fromEntries([[name, value]]))).toEqual({});
  });

  test('takes what the style sheet documents, and nothing else', () => {
    const documented = [
      ...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/^ \* \| --mc-([a-z-]+)/gm),
    ].map(([, name]) => name ?? '');
    const valueOf = (name: string) => {
      if (name === 'heading-weight') return '500';
      return /radius|space|size/.test(name) ? '1px' : 'red';
    };
    const values = documented.map((name) => [name, valueOf(name)]);
    expect(Object.keys(themeOf(Object.fromEntries(values))).toSorted()).toEqual(
      documented.toSorted(),
    );
  });
});
