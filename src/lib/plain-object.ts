import { custom } from 'valibot';

/** A JSON object with whatever is in it. */
export const plainObject = custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
