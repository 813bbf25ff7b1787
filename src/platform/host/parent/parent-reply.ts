import { MESSAGE_SOURCE } from './parent-messages.ts';

/** What the parent window said to a request. */
export type ParentReply =
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; status: number | null };

function fieldOf(data: object, name: string): unknown {
  return Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
}

function statusOf(error: unknown): number | null {
  const status = error instanceof Object ? fieldOf(error, 'status') : error;
  return typeof status === 'number' && Number.isInteger(status) ? status : null;
}

/**
 * The reply in a message's data when it answers the request of this id, else null. Replies are
 * `{source, replyTo, result}` or `{source, replyTo, error: {status}}`.
 */
export function readReply(data: unknown, id: string): ParentReply | null {
  if (typeof data !== 'object' || data === null) return null;
  if (fieldOf(data, 'source') !== MESSAGE_SOURCE || fieldOf(data, 'replyTo') !== id) return null;
  const error = fieldOf(data, 'error');
  if (error != null) return { kind: 'error', status: statusOf(error) };
  return Object.hasOwn(data, 'result') ? { kind: 'result', result: fieldOf(data, 'result') } : null;
}
