import type { TransportField } from '../../state/transport-form-atoms.ts';

/** Ids of the address's controls, where the links of an error summary lead. */
export const ADDRESS_FIELD_IDS: Record<TransportField, string> = {
  street: 'mc-transport-street',
  floorDoor: 'mc-transport-floor',
  postalCode: 'mc-transport-postal-code',
  city: 'mc-transport-city',
};
