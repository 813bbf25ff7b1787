import { custom } from 'valibot';

/** A JSON object with any content. */
export const plainObject = custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
