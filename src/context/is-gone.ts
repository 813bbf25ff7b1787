import type { ApiError } from '../platform/api/http/api-error.ts';

/**
 * Whether a server says that what is asked for is not there, or not any more. A refusal as gone that comes with a
 * sentence of its own is left to that sentence. Spec section 8 "Campaign errors".
 */
export function isGone({ status, serverMessage }: ApiError): boolean {
  return status === 404 || (status === 410 && serverMessage === null);
}
