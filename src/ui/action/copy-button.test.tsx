// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { render } from '../../../test/support/ui/render.ts';
import { CopyButton } from './copy-button.tsx';

async function press(isCopied: boolean) {
  const onCopy = () => Promise.resolve(isCopied);
  const { find } = render(<CopyButton label="Copiar" copiedLabel="Copiado" onCopy={onCopy} />);
  const name = () => find('button').getAttribute('aria-label');
  const before = name();
  await act(async () => find('button').click());
  return { before, after: name(), find, name };
}

it.each([
  ['says that it has copied', true, 'Copiado'],
  ['keeps its name where the browser refuses', false, 'Copiar'],
])('a copy button has no visible text and %s', async (_, isCopied, after) => {
  const pressed = await press(isCopied);
  expect(pressed).toMatchObject({ before: 'Copiar', after });
  expect(pressed.find('button').textContent).toBe('');
});

it('a copy button says what it does again once the customer has left it', async () => {
  const { find, name } = await press(true);
  act(() => {
    find('button').focus();
    find('button').blur();
  });
  expect(name()).toBe('Copiar');
});
