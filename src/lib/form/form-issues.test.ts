import * as v from 'valibot';
import { expect, test } from 'vitest';

import { formIssues } from './form-issues.ts';

test.each([
  ['required', v.string(), undefined, {}],
  ['email', v.pipe(v.string(), v.email()), 'ana', {}],
  ['url', v.pipe(v.string(), v.url()), 'ana', {}],
  ['minLength', v.pipe(v.string(), v.minLength(3)), 'a', { min: 3 }],
  ['maxLength', v.pipe(v.string(), v.maxLength(3)), 'anabela', { max: 3 }],
  ['min', v.pipe(v.number(), v.minValue(2)), 1, { min: 2 }],
  ['max', v.pipe(v.number(), v.maxValue(2)), 3, { max: 2 }],
  ['integer', v.pipe(v.number(), v.safeInteger()), 2.5, {}],
  ['positive', v.pipe(v.number(), v.gtValue(0)), 0, {}],
  ['oneOf', v.picklist(['a', 'b']), 'c', {}],
] as const)(
  'spec section 5 "Generic form messages": %s is what a rule without words of its own says',
  (name, rule, given, values) => {
    const [issue, ...others] = formIssues(v.object({ field: rule }), ['field'], { field: given });
    expect(others).toEqual([]);
    expect(issue).toEqual({
      field: 'field',
      message: `forms.errors.${name}`,
      ...(Object.keys(values).length > 0 && { values }),
    });
  },
);

test('a message that a form gives its rule stands before the generic one', () => {
  const schema = v.object({ name: v.pipe(v.string(), v.minLength(3, 'forms.errors.nameInvalid')) });
  expect(formIssues(schema, ['name'], { name: 'a' })).toEqual([
    { field: 'name', message: 'forms.errors.nameInvalid', values: { min: 3 } },
  ]);
});

test('a message that is no form message gives way to the generic one', () => {
  const schema = v.object({ name: v.pipe(v.string(), v.minLength(3, 'Demasiado curto')) });
  expect(formIssues(schema, ['name'], { name: 'a' })).toEqual([
    { field: 'name', message: 'forms.errors.minLength', values: { min: 3 } },
  ]);
});

test('a message of the reservation is one of the forms', () => {
  const missing = 'reservation.dateSelectionMissingDate';
  const schema = v.object({ date: v.string(missing) });
  expect(formIssues(schema, ['date'], { date: null })).toEqual([
    { field: 'date', message: missing },
  ]);
});
