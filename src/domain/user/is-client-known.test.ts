import { expect, it } from 'vitest';

import { isClientKnown, knownClient } from './is-client-known.ts';
import type { UserSession } from './user-session.ts';

const ANA: UserSession = {
  id: '1',
  username: 'ana@example.com',
  token: 't',
  firstName: 'Ana',
  lastName: 'Martins',
  mobile: '912 345 678',
  mobilePrefix: '',
  points: 0,
  isPremium: false,
  avatar: null,
  referralCode: null,
  districtId: null,
  genderId: null,
  loginSource: 'own',
};

it('asks a signed-in client nothing whose name, phone and e-mail are known', () => {
  expect(isClientKnown(ANA)).toBe(true);
});

it.each([
  ['no name', { firstName: ' ', lastName: '' }],
  ['no e-mail', { username: '' }],
  ['no phone', { mobile: '' }],
  ['a phone that cannot be sent', { mobile: '12' }],
])('asks with %s', (_, changes) => expect(isClientKnown({ ...ANA, ...changes })).toBe(false));

it('knows nothing of a guest', () => {
  expect(knownClient(null)).toEqual({ name: false, email: false, phone: false });
});
