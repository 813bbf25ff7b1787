import { atom } from 'jotai/vanilla';

import { DEFAULT_ENTITY_CONFIG, type EntityConfig } from './entity-config.ts';

/** What the brand sets; the defaults until it has arrived. */
export const entityConfigAtom = atom<EntityConfig>(DEFAULT_ENTITY_CONFIG);
