import type { Id } from '../../../lib/config/id.ts';

/** Who or what is booked with a slot: a therapist, a room, a table. Contract section 3 "resources". */
export interface Resource {
  id: Id;
  name: string;
}
