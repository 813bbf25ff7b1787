import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { UserRow } from './users-data.ts';

/** The user whose token it is; refuses an unknown one with 401. */
export function userOfToken(sandbox: SandboxContext, token: string | undefined): UserRow {
  const user = sandbox.state().users.find((row) => row.token === token);
  if (!user) throw new SandboxError('INVALID_TOKEN');
  return user;
}

/** The user of an id, when the token is theirs; refuses with 401 otherwise. */
export function userOfIdAndToken(sandbox: SandboxContext, userId: string, token: string): UserRow {
  const user = userOfToken(sandbox, token);
  if (String(user.id) !== userId) throw new SandboxError('INVALID_TOKEN');
  return user;
}
