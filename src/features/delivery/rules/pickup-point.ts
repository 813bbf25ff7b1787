import type { Id } from '../../../lib/config/id.ts';

/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Where parcels are handed out. Spec section 3 "Pickup point". */
export interface PickupPoint {
  id: Id;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** Null when the server does not know where it is. */
  coordinates: Coordinates | null;
}
