// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';

import { render } from '../../../test/support/ui/render.ts';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { readSilentFills } from './silent-fill.ts';
import { Stepper } from './stepper.tsx';
import { TextArea, TextField } from './text-field.tsx';

interface Kept {
  value: string;
  onChange: (text: string) => void;
}

const KINDS = {
  text: (kept: Kept) => <TextField label="Name" {...kept} />,
  'several lines': (kept: Kept) => <TextArea label="Note" rows={2} {...kept} />,
  password: (kept: Kept) => (
    <PasswordField label="Password" showLabel="Show" autoComplete="current-password" {...kept} />
  ),
  phone: (kept: Kept) => (
    <PhoneField
      legend="Phone"
      prefixLabel="Prefix"
      numberLabel="Number"
      prefixes={[{ value: '+351', text: '+351' }]}
      prefixOption="+351"
      prefix={{ id: 'p', value: '+351', onChange: () => undefined }}
      number={{ id: 'n', ...kept }}
    />
  ),
  number: ({ value, onChange }: Kept) => (
    <Stepper
      label="People"
      value={Number(value)}
      min={1}
      max={9}
      onChange={(to) => onChange(String(to(Number(value))))}
      decreaseLabel="Less"
      increaseLabel="More"
    />
  ),
};

/** Renders a control whose text the test can read, and fills it as a script of the page or an extension does. */
function setUp(show: (kept: Kept) => React.ReactNode, first: string) {
  const changes: string[] = [];
  function Kept() {
    const [value, setValue] = useState(first);
    const onChange = (text: string) => {
      changes.push(text);
      setValue(text);
    };
    return show({ value, onChange });
  }
  const screen = render(<Kept />);
  const control = screen.find('input, textarea');
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error('no text control');
  const read = () => act(() => readSilentFills(screen.root));
  return { ...screen, control, changes, read };
}

test.each(Object.entries(KINDS))('a fill without an event counts: %s', (_, show) => {
  const { control, changes, read } = setUp(show, '1');
  control.value = '7';
  read();
  expect(changes).toEqual(['7']);
  expect(control.value).toBe('7');
  read();
  expect(changes).toHaveLength(1);
});

test.each(Object.entries(KINDS))('a fill that React cannot see counts: %s', (_, show) => {
  const { control, changes, read } = setUp(show, '1');
  const prototype: object = Object.getPrototypeOf(control);
  Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, '7');
  read();
  expect(changes).toEqual(['7']);
});

test('what was typed is not told twice, and nothing is told where nothing has changed', () => {
  const { control, changes, read, type } = setUp(KINDS.text, '');
  read();
  type(control, 'Ana');
  read();
  expect(changes).toEqual(['Ana']);
});

test('a field that the page locks keeps its text', () => {
  const { control, changes, read } = setUp(
    (kept) => <TextField label="Name" readOnly {...kept} />,
    'Ana',
  );
  control.value = 'Eva';
  read();
  expect(changes).toEqual([]);
});
