import { expect, it } from 'vitest';

import { knownClient } from './profile.ts';
import { isClientKnown, type UserSession } from '../../../lib/user-session.ts';

const ANA = {
  firstName: 'Ana',
  lastName: 'Martins',
  username: 'ana@example.com',
  mobile: '912 345 678',
  mobilePrefix: '',
} satisfies Partial<UserSession>;

const isKnown = (changes: Partial<typeof ANA>) =>
  isClientKnown({ known: knownClient({ ...ANA, ...changes }) });

it('asks a signed-in client nothing whose name, phone and e-mail are known', () => {
  expect(isKnown({})).toBe(true);
});

it.each([
  ['no name', { firstName: ' ', lastName: '' }],
  ['no e-mail', { username: '' }],
  ['no phone', { mobile: '' }],
  ['a phone that cannot be sent', { mobile: '12' }],
])('asks with %s', (_, changes) => expect(isKnown(changes)).toBe(false));
