import * as v from 'valibot';

import { parseLinks, type Links } from '../../../lib/config/links.ts';
import * as wire from './fields.ts';

const MAX_LENGTH = 200; // characters of one value

/** A hex or named colour, or a colour function with plain arguments, which cannot load anything. */
const COLOUR =
  /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl|hwb|(ok)?l(ab|ch)|color)a?\([\w\s.,%/+-]+\))$/i;
/** A number with or without a unit. */
const LENGTH = /^(?=\.?\d)\d*\.?\d*(px|r?em|vh)?$/i;
/** A list of font families, each with or without quotes. */
const FONT = /^(?:(?:^|,) *("[\p{L}\d_ .-]+"|'[\p{L}\d_ .-]+'|[\p{L}_-][\p{L}\d_ -]*))+$/u;

/** The weight of a font. */
const WEIGHT = /^[1-9]\d{0,2}$|^1000$/;

/** The formats of the theme's tokens. Contract section 1 "Styling". */
const TOKENS: readonly (readonly [shape: RegExp, names: string])[] = [
  [COLOUR, 'primary on-primary smart surface text muted danger success'],
  [LENGTH, 'radius font-size space min-height'],
  [FONT, 'font'],
  [WEIGHT, 'heading-weight'],
];

function toTheme(sent: Record<string, unknown>): Record<string, string> {
  const theme: Record<string, string> = {};
  for (const [shape, names] of TOKENS) {
    for (const name of names.split(' ')) {
      const raw = Object.hasOwn(sent, name) ? sent[name] : null;
      const value = typeof raw === 'number' ? String(raw) : raw;
      if (typeof value !== 'string' || value.length > MAX_LENGTH || !shape.test(value)) continue;
      // Without a unit, a length is in px.
      theme[name] = shape === LENGTH && /[\d.]$/.test(value) ? `${value}px` : value;
    }
  }
  return theme;
}

/** Values of the `--mc-<name>` properties; invalid ones are dropped. Contract section 1 "Styling". */
export const ThemeSchema = v.pipe(v.fallback(wire.plainObject, {}), v.transform(toTheme));

/** The brand's links by name; unknown names and unsafe URLs are dropped. */
const LinksSchema = v.pipe(
  v.fallback(wire.plainObject, {}),
  v.transform((sent) => {
    const links: Links = {};
    for (const [name, address] of Object.entries(sent)) {
      const link = parseLinks({ [name]: address });
      if (link.ok) Object.assign(links, link.value);
    }
    return links;
  }),
);

const EnvSchema = v.object({
  /** Address of the main site, for localised links; null if unknown. */
  frontendUrl: wire.looseSafeUrl,
  googleClientId: wire.looseCode,
  facebookAppId: wire.looseCode,
  appleClientId: wire.looseCode,
  /** Where the providers' scripts are loaded from; null for the providers' own addresses. */
  googleSdkUrl: wire.looseSafeUrl,
  facebookSdkUrl: wire.looseSafeUrl,
  appleSdkUrl: wire.looseSafeUrl,
  mapsPartnerId: wire.looseId,
  /** The brand's support, never a shop's; null if unknown. */
  supportPhone: wire.looseTextOrNull,
  supportEmail: wire.looseTextOrNull,
  /** The host answers for a demonstration: nothing is booked or charged. */
  demo: wire.looseFlag,
  links: LinksSchema,
});
/** Which providers the brand offers to sign in with. */
const SocialSchema = v.object({
  google: wire.looseFlag,
  facebook: wire.looseFlag,
  apple: wire.looseFlag,
});

/**
 * Settings of a brand for all its pages. All have a default, so that only a body that is not an object is an error. Spec
 * section 3 "Entity configuration".
 */
export const EntityConfigSchema = v.object({
  env: v.fallback(EnvSchema, v.parse(EnvSchema, {})),
  social: v.fallback(SocialSchema, v.parse(SocialSchema, {})),
  theme: ThemeSchema,
});

/** The entity config before it has loaded, and on localhost, where none is fetched. */
export const DEFAULT_ENTITY_CONFIG = v.parse(EntityConfigSchema, {});
