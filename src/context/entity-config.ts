import { atom } from 'jotai/vanilla';

import type { Links } from '../lib/config/links.ts';

/** Settings of a brand for all its pages. Spec section 3 "Entity configuration". */
export interface EntityConfig {
  env: {
    /** Address of the main site, for localised links; null if unknown. */
    frontendUrl: string | null;
    googleClientId: string | null;
    facebookAppId: string | null;
    appleClientId: string | null;
    /** Where the providers' scripts are loaded from; null for the providers' own addresses. */
    googleSdkUrl: string | null;
    facebookSdkUrl: string | null;
    appleSdkUrl: string | null;
    mapsPartnerId: string | null;
    links: Links;
  };
  /** Which providers the brand offers to sign in with. */
  social: { google: boolean; facebook: boolean; apple: boolean };
  /** Values for `--mc-<name>` custom properties. */
  theme: Readonly<Record<string, string>>;
}

/** The entity config where none is fetched (localhost) or it is silent. */
export const DEFAULT_ENTITY_CONFIG: EntityConfig = {
  env: {
    frontendUrl: null,
    googleClientId: null,
    facebookAppId: null,
    appleClientId: null,
    googleSdkUrl: null,
    facebookSdkUrl: null,
    appleSdkUrl: null,
    mapsPartnerId: null,
    links: {},
  },
  social: { google: false, facebook: false, apple: false },
  theme: {},
};

/** The settings of the brand; the defaults until they have loaded. */
export const entityConfigAtom = atom<EntityConfig>(DEFAULT_ENTITY_CONFIG);
