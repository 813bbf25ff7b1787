import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';

/** The line of the server's cart that is being changed; null while none is. */
export const busyItemAtom = atom<Id | null>(null);
