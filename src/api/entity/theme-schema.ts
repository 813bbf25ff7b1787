import * as v from 'valibot';

const TOKEN_NAME = /^[a-z][a-z\d-]{0,63}$/;
/** Colours, lengths, font names: no `url(...)`, no end of a declaration. */
const TOKEN_VALUE = /^(?!.*url\s*\()[\w\s#%.,()'"/+*-]{1,200}$/i;

function toTheme(wire: Record<string, unknown>): Record<string, string> {
  const theme: Record<string, string> = {};
  for (const [name, raw] of Object.entries(wire)) {
    const value = typeof raw === 'number' ? String(raw) : raw;
    if (typeof value === 'string' && TOKEN_NAME.test(name) && TOKEN_VALUE.test(value)) {
      theme[name] = value;
    }
  }
  return theme;
}

/** Values of `--mc-<name>` properties; what is no plain value of one is left out. Contract section 1 "Styling". */
export const ThemeSchema = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform(toTheme),
);
