import type { UserSession } from '../../../lib/user-session.ts';

/** The display name of an account: the customer's name, else the e-mail address. */
export const nameOfUser = ({ firstName, lastName, username }: UserSession): string =>
  `${firstName} ${lastName}`.trim() || username;

const initialOf = (name: string): string => {
  const [initial = ''] = name.trim();
  return initial;
};

/** One or two letters for an avatar: the initials of first and last name, else of the e-mail address. */
export function initialsOfUser({ firstName, lastName, username }: UserSession): string {
  const initials = initialOf(firstName) + initialOf(lastName);
  return (initials || initialOf(username)).toLocaleUpperCase();
}
