import { expect, test } from 'vitest';

import { initialsOfUser, nameOfUser } from './user-name.ts';

const USER = {
  id: '1',
  username: 'ana@example.com',
  token: 't',
  mobile: '',
  mobilePrefix: '',
  points: 0,
  isPremium: false,
  known: { name: true, email: true, phone: false },
};

test.each([
  ['Ana', 'Sousa', 'Ana Sousa', 'AS'],
  ['Ana', '', 'Ana', 'A'],
  ['', '', 'ana@example.com', 'A'],
])('"%s %s" is called %s, and its avatar shows %s', (firstName, lastName, name, initials) => {
  const user = { ...USER, firstName, lastName };
  expect([nameOfUser(user), initialsOfUser(user)]).toEqual([name, initials]);
});
