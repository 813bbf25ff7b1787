import type { Localised } from '../support/localised.ts';

export interface EntityRow {
  env: {
    frontendUrl: string;
    googleClientId: string;
    facebookAppId: string;
    appleClientId: string;
    supportPhone: string;
    supportEmail: string;
    mapsPartnerId: string | null;
    links: Readonly<Record<string, string | Localised>>;
  };
  social: { google: boolean; facebook: boolean; apple: boolean };
  /** Values of `--mc-<name>` custom properties. */
  theme: Readonly<Record<string, string>>;
}

/** The brand of every host name that has none of its own. Spec section 3 "Entity configuration". */
export const DEFAULT_ENTITY: EntityRow = {
  env: {
    frontendUrl: 'https://www.mesaqui.example',
    googleClientId: 'sandbox-google',
    facebookAppId: 'sandbox-facebook',
    appleClientId: 'sandbox-apple',
    supportPhone: '+351 210 154 300',
    supportEmail: 'apoio@mesaqui.example',
    mapsPartnerId: null,
    links: {},
  },
  social: { google: true, facebook: true, apple: true },
  theme: {},
};

/** Brands with a host name of their own: no Apple sign-in, and a blue theme. */
export const ENTITIES: Readonly<Record<string, EntityRow>> = {
  'reservas.aguasdaribeira.example': {
    ...DEFAULT_ENTITY,
    env: {
      ...DEFAULT_ENTITY.env,
      frontendUrl: 'https://www.aguasdaribeira.example',
      supportPhone: '+351 222 083 917',
      supportEmail: 'ola@aguasdaribeira.example',
    },
    social: { google: true, facebook: true, apple: false },
    theme: { primary: '#0b5c7a', 'on-primary': '#ffffff', radius: '4px' },
  },
};
