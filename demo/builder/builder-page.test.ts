import { expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, attributeName } from '../../src/lib/config/attributes.ts';
import { COMMON_FIELDS, TASK_FIELDS } from './builder-fields.ts';
import { builderPage } from './builder-page.ts';
import { BUILDER_TASKS } from './builder-tasks.ts';
import { readChoices } from './read-choices.ts';

const KNOWN = ATTRIBUTE_KEYS.map(attributeName);

test('every task and field writes attributes that the element has', () => {
  const written = [
    ...Object.values(BUILDER_TASKS).flatMap(({ fixed, asks }) => [
      ...Object.keys(fixed),
      ...Object.keys(asks),
    ]),
    ...[...TASK_FIELDS, ...COMMON_FIELDS].map(({ name }) => name),
  ];
  expect(KNOWN).toEqual(expect.arrayContaining(written));
});

test('every field that a task asks for is on the page, in both languages', () => {
  for (const { asks } of Object.values(BUILDER_TASKS)) {
    for (const name of Object.keys(asks)) {
      expect(builderPage('pt')).toContain(`name="${name}"`);
      expect(builderPage('en')).toContain(`name="${name}"`);
    }
  }
});

test('a task names what it asks for, and nothing that another task had', () => {
  const choices = new FormData();
  choices.set('task', 'menu');
  choices.set('shop', ' 1 ');
  choices.set('campaign', '101');
  choices.set('allow-guest-login', 'on');
  choices.set('theme', '');
  choices.set('--mc-primary', '#123456');
  expect(readChoices(choices, 'Reservar')).toMatchObject({
    attributes: { shop: '1', menu: true, 'allow-guest-login': true },
    look: { '--mc-primary': '#123456' },
  });
});
