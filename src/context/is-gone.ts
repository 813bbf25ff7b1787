import type { ApiError } from '../platform/api/http/api-error.ts';

/**
 * Whether the server says that the requested thing does not exist or no longer does. A refusal with its own sentence
 * keeps that sentence. Spec section 8 "Campaign errors".
 */
export function isGone({ status, serverMessage }: ApiError): boolean {
  return status === 404 || (status === 410 && serverMessage === null);
}
