import * as v from 'valibot';

const MAX_LENGTH = 200; // characters of one value

/** A hex or named colour, or one colour function of plain arguments: nothing nested, so nothing is loaded. */
const COLOUR =
  /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl|hwb|(ok)?l(ab|ch)|color)a?\([\w\s.,%/+-]+\))$/i;
/** A number with or without a unit. */
const LENGTH = /^(?=\.?\d)\d*\.?\d*(px|r?em|vh)?$/i;
/** A list of font families, each with or without quotes. */
const FONT = /^(?:(?:^|,) *("[\p{L}\d_ .-]+"|'[\p{L}\d_ .-]+'|[\p{L}_-][\p{L}\d_ -]*))+$/u;

/** What each token of a theme may be; a name that is missing is no token. Contract section 1 "Styling". */
const TOKENS: Readonly<Record<string, RegExp>> = {
  primary: COLOUR,
  'on-primary': COLOUR,
  smart: COLOUR,
  surface: COLOUR,
  text: COLOUR,
  muted: COLOUR,
  danger: COLOUR,
  success: COLOUR,
  radius: LENGTH,
  font: FONT,
  'font-size': LENGTH,
  space: LENGTH,
  'min-height': LENGTH,
};

function toTheme(wire: Record<string, unknown>): Record<string, string> {
  const theme: Record<string, string> = {};
  for (const [name, raw] of Object.entries(wire)) {
    const shape = Object.hasOwn(TOKENS, name) ? TOKENS[name] : null;
    const value = typeof raw === 'number' ? String(raw) : raw;
    if (!shape || typeof value !== 'string' || value.length > MAX_LENGTH || !shape.test(value)) {
      continue;
    }
    // A length without a unit is in pixels.
    theme[name] = shape === LENGTH && /[\d.]$/.test(value) ? `${value}px` : value;
  }
  return theme;
}

/** Values of `--mc-<name>` properties; a value that its token cannot take is left out. Contract section 1 "Styling". */
export const ThemeSchema = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform(toTheme),
);
