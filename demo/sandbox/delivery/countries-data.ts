import { text } from '../support/localised.ts';

/** Spain, where one shop sends to. */
export const SPAIN = 68;

/** Where addresses may be; not every shop sends everywhere. */
export const COUNTRIES = [
  { id: 139, name: text('Portugal', 'Portugal', 'Portugal') },
  { id: SPAIN, name: text('Espanha', 'España', 'Spain') },
  { id: 75, name: text('França', 'Francia', 'France') },
  { id: 82, name: text('Alemanha', 'Alemania', 'Germany') },
  { id: 107, name: text('Itália', 'Italia', 'Italy') },
  { id: 182, name: text('Reino Unido', 'Reino Unido', 'United Kingdom') },
] as const;
