import type { Id } from '../../../lib/config/id.ts';

/** A country that goods can be sent to, its name in the language of the call. Spec section 3 "Countries". */
export interface Country {
  id: Id;
  name: string;
}
