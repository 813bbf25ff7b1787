import { say, type SiteText } from '../site/site-language.ts';
import { LOOK_FIELDS, SCHEMES, type Scheme } from './look-fields.ts';

/** The least ratio of text, and of the edges of controls. WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_RATIO = 4.5;
const EDGE_RATIO = 3;

/** Below this luminance the element writes white, above it black. `src/ui/tokens.css`. */
const WHITE_TEXT_BELOW = 0.179;

/** The luminance within which the element shows a colour, whatever was set. `src/ui/tokens.css`. */
const LIMITS = {
  surface: { light: { min: 0.85, max: 1 }, dark: { min: 0, max: 0.03 } },
  text: { light: { min: 0, max: 0.06 }, dark: { min: 0.6, max: 1 } },
  ink: { light: { min: 0, max: 0.115 }, dark: { min: 0.42, max: 1 } },
} as const;

/** Relative luminance of a colour such as `#0a5c46`, from 0 to 1. WCAG 2.2. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances, from 1 to 21. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The colours of a look by custom property, for each scheme; a missing one is the element's default. */
export type LookColours = Readonly<Record<Scheme, Readonly<Record<string, string>>>>;

/** The contrast of two colours of the element. */
export interface ContrastCheck {
  scheme: Scheme;
  label: SiteText;
  /** The ratio that is needed, that the colours have as they were set, and that the element shows. */
  needs: number;
  given: number;
  shown: number;
}

type LimitName = keyof typeof LIMITS;

/** A foreground and its background: `limit` names how the element corrects the first. */
const ON_SURFACE: readonly {
  name: string;
  label: SiteText;
  needs: number;
  limit: LimitName | null;
}[] = [
  {
    name: '--mc-text',
    label: say('Texto no fundo', 'Text on the background'),
    needs: TEXT_RATIO,
    limit: 'text',
  },
  {
    name: '--mc-muted',
    label: say('Texto discreto no fundo', 'Quieter text on the background'),
    needs: TEXT_RATIO,
    limit: 'ink',
  },
  {
    name: '--mc-danger',
    label: say('Erros no fundo', 'Errors on the background'),
    needs: TEXT_RATIO,
    limit: 'ink',
  },
  {
    name: '--mc-primary',
    label: say('Botões no fundo', 'Buttons on the background'),
    needs: EDGE_RATIO,
    limit: null,
  },
];

const DEFAULTS = new Map<string, Readonly<Record<Scheme, string>>>(
  LOOK_FIELDS.flatMap((field) =>
    field.kind === 'colour' ? [[field.name, field.defaults] as const] : [],
  ),
);

/** A luminance as the element shows it. */
function limited(value: number, limit: LimitName | null, scheme: Scheme): number {
  if (limit === null) return value;
  const { min, max } = LIMITS[limit][scheme];
  return Math.min(max, Math.max(min, value));
}

/** Checks the texts of a look in both schemes. `onPrimary` is empty where the element chooses it. */
export function checkContrast(colours: LookColours, onPrimary: string): readonly ContrastCheck[] {
  return SCHEMES.flatMap((scheme): readonly ContrastCheck[] => {
    const of = (name: string) =>
      luminance(colours[scheme][name] ?? DEFAULTS.get(name)?.[scheme] ?? '#000000');
    const surface = of('--mc-surface');
    const primary = of('--mc-primary');
    const automatic = primary < WHITE_TEXT_BELOW ? 1 : 0;
    const ratio = contrastRatio(primary, onPrimary === '' ? automatic : luminance(onPrimary));
    return [
      {
        scheme,
        label: say('Texto na cor principal', 'Text on the main colour'),
        needs: TEXT_RATIO,
        given: ratio,
        shown: ratio,
      },
      ...ON_SURFACE.map(({ name, label, needs, limit }) => ({
        scheme,
        label,
        needs,
        given: contrastRatio(of(name), surface),
        shown: contrastRatio(limited(of(name), limit, scheme), limited(surface, 'surface', scheme)),
      })),
    ];
  });
}

/** The result of a check. */
export type Verdict = 'good' | 'adjusted' | 'low';

/** Whether the ratio is enough as it was set, by the element's correction, or not at all. */
export function verdictOf({ needs, given, shown }: ContrastCheck): Verdict {
  if (shown < needs) return 'low';
  return given < needs ? 'adjusted' : 'good';
}
