/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeName } from '../../src/lib/config/attributes.ts';
import { LANGUAGE_CODES } from '../../src/lib/config/language.ts';
import { ATTRIBUTE_FIELDS } from './builder-fields.ts';
import { builderPage } from './builder-page.ts';
import { BUILDER_TASKS } from './builder-tasks.ts';
import { LOOK_FIELDS } from './look-fields.ts';
import { PRESETS } from './presets.ts';
import { previewAttributes } from './preview.ts';
import { readChoices } from './read-choices.ts';

/** A form as the page sends it: ticked what the element has on by default, and what a test sets. */
function form(values: Record<string, string> = {}): FormData {
  const choices = new FormData();
  for (const { name, control } of ATTRIBUTE_FIELDS)
    if (control.kind === 'check' && control.isDefault) choices.set(name, 'on');
  choices.set('host', 'https://cdn.example.pt/');
  for (const [name, value] of Object.entries(values)) choices.set(name, value);
  return choices;
}

const attributesOf = (values: Record<string, string>) =>
  Object.fromEntries(
    readChoices(form(values)).built.attributes.map(({ name, value }) => [name, value]),
  );

describe('the fields', () => {
  const isSecret = (key: (typeof ATTRIBUTE_KEYS)[number]) =>
    ATTRIBUTES[key].secret !== undefined && key !== 'prefill';
  const ofTasks = Object.values(BUILDER_TASKS).flatMap(({ fixed }) => Object.keys(fixed));

  test('set every attribute that is neither a secret nor a task’s own', () => {
    // `texts` is a property only.
    const wanted = ATTRIBUTE_KEYS.filter((key) => key !== 'texts')
      .filter((key) => key !== 'middleware' && !isSecret(key))
      .map(attributeName)
      .filter((name) => !ofTasks.includes(name));
    expect(ATTRIBUTE_FIELDS.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });

  test('offer every language of the element', () => {
    const field = ATTRIBUTE_FIELDS.find(({ key }) => key === 'lang');
    const choices = field?.control.kind === 'choice' ? field.control.choices : [];
    expect(choices.map(([value]) => value)).toEqual([
      '',
      ...LANGUAGE_CODES.map((code) => code.slice(0, 2)),
    ]);
  });

  test('set every custom property, with the defaults of the element', () => {
    const reference = readFileSync('docs/reference/styling.md', 'utf8');
    const names = [...reference.matchAll(/^### `(--mc-[\w-]+)`/gm)].map(([, name = '']) => name);
    expect(LOOK_FIELDS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const tokens = readFileSync('src/ui/tokens.css', 'utf8').replaceAll('#fff,', '#ffffff,');
    for (const field of LOOK_FIELDS) {
      if (field.kind !== 'colour') continue;
      const { light, dark } = field.defaults;
      const computed = field.name.replace('--mc-', '--_');
      const defaults = [field.name, `${computed}-kept`].map(
        (name) => `var(${name}, light-dark(${light}, ${dark}))`,
      );
      expect(
        defaults.some((each) => tokens.includes(each)),
        defaults[0],
      ).toBe(true);
    }
  });

  test.each(['pt', 'en'] as const)('stand on the page in %s, each once', (language) => {
    const page = builderPage(language);
    const names = [
      ...ATTRIBUTE_FIELDS.map(({ name }) => name),
      ...LOOK_FIELDS.map(({ name }) => name),
    ];
    for (const name of names) expect(page.split(` name="${name}"`), name).toHaveLength(2);
    for (const name of ['user-id', 'token', 'external-token', 'session-id', 'csp-nonce'])
      expect(page).not.toContain(`name="${name}"`);
  });

  test('take every value of a preset', () => {
    for (const { task, look } of Object.values(PRESETS)) {
      expect(readChoices(form({ task, ...look })).refused).toEqual([]);
      expect(Object.keys(readChoices(form(look)).built.look).length).toBeLessThanOrEqual(
        LOOK_FIELDS.length,
      );
    }
  });
});

describe('a read form', () => {
  test('lists the fields of the task, and none of another', () => {
    expect(
      attributesOf({
        task: 'menu',
        shop: ' 1 ',
        campaign: '101',
        'allow-guest-login': 'on',
        theme: '',
      }),
    ).toEqual({ shop: '1', menu: true, 'allow-guest-login': true });
  });

  test('never holds a secret of a visitor', () => {
    const values = { task: 'products', shop: '3', 'session-id': 'abc', token: 'abc' };
    expect(attributesOf(values)).toEqual({ shop: '3', products: true });
    const read = readChoices(form(values));
    expect(previewAttributes(read, { theme: '', language: '' })).toMatchObject({
      'session-id': 'two-shops',
    });
  });

  test('leaves out what the element would refuse, and names it', () => {
    const { built, refused } = readChoices(
      form({
        shop: 'a b',
        prefill: '{"people"',
        'cart-items': '[{"productId": 1}, {}]',
        '--mc-primary': 'red; } body {',
        '--mc-font': 'x</style>',
        '--mc-radius': '1e9',
        host: 'ftp://x',
      }),
    );
    expect(built.attributes).toEqual([
      { key: 'reservationType', name: 'reservation-type', value: 'normal' },
    ]);
    expect(built.look).toEqual({});
    expect(refused.toSorted()).toEqual(
      [
        'shop',
        'prefill',
        'cart-items',
        '--mc-primary',
        '--mc-font',
        '--mc-radius',
        'host',
      ].toSorted(),
    );
  });

  test('writes one colour for both schemes, or one for each', () => {
    const look = (values: Record<string, string>) => readChoices(form(values)).built.look;
    expect(look({ '--mc-primary': '#123456' })).toEqual({ '--mc-primary': '#123456' });
    expect(look({ '--mc-primary': '#123456', '--mc-primary-dark': '#ABCDEF' })).toEqual({
      '--mc-primary': 'light-dark(#123456, #abcdef)',
    });
    expect(look({ '--mc-text-dark': '#abcdef' })).toEqual({
      '--mc-text': 'light-dark(#14211b, #abcdef)',
    });
    expect(look({ '--mc-radius': '6' })).toEqual({ '--mc-radius': '6px' });
  });

  test.each([
    [{ platform: 'sandbox' }, 'sandbox:'],
    [{ platform: 'host' }, null],
    [
      { platform: 'own', 'own-middleware': 'https://api.example.pt/v1/' },
      'https://api.example.pt/v1',
    ],
    [{ platform: 'own', 'own-middleware': 'http://api.example.pt' }, null],
  ])('sends the calls of %j to %s', (values, middleware) => {
    expect(readChoices(form(values)).built.middleware).toBe(middleware);
  });
});

describe('the preview', () => {
  const view = { theme: 'dark', language: 'es' };

  test('shows the chosen element, in the scheme and the language that are chosen for it', () => {
    const read = readChoices(form({ shop: '1', campaign: '101', lang: 'pt', channel: 'web' }));
    expect(previewAttributes(read, view)).toEqual({
      shop: '1',
      campaign: '101',
      'reservation-type': 'normal',
      channel: 'web',
      lang: 'es',
      theme: 'dark',
      'url-params': 'off',
    });
  });

  test('calls no other platform: ids of one are replaced by the sandbox’s', () => {
    const read = readChoices(
      form({
        platform: 'own',
        'own-middleware': 'https://api.example.pt',
        shop: '777',
        campaign: '888',
        cart: '999',
        'parent-origin': 'https://www.example.pt',
      }),
    );
    expect(read.built.attributes.map(({ value }) => value)).toContain('777');
    expect(previewAttributes(read, view)).toEqual({
      shop: '1',
      campaign: '101',
      'reservation-type': 'normal',
      lang: 'es',
      theme: 'dark',
      'url-params': 'off',
    });
  });
});
