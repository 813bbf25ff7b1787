import { expect, test } from 'vitest';

import { sourceOf, type ValueFacts } from './value-source.ts';

const NOTHING: ValueFacts = {
  isLinked: false,
  attribute: undefined,
  own: null,
  default: null,
  standIn: null,
};

test.each<[string, Partial<ValueFacts>]>([
  ['URL', { isLinked: true }],
  ['attribute', { attribute: '12', own: '12' }],
  ['attribute', { attribute: 'inline', own: 'inline', default: 'inline' }],
  ['property', { own: '12' }],
  ['property', { attribute: '12', own: '13' }],
  ['entity', { standIn: 'entity' }],
  ['page', { standIn: 'page' }],
  ['property', { own: '7', standIn: 'entity' }],
  ['default', {}],
  ['default', { own: [], default: [] }],
])('a value stands in %s', (source, facts) => {
  expect(sourceOf({ ...NOTHING, ...facts })).toBe(source);
});
