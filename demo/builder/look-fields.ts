import { say, type SiteText } from '../site/site-language.ts';

/** The schemes that a brand has a colour for. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A colour as the builder takes it: `#0a5c46`. */
export const HEX_COLOUR = /^#[\da-f]{6}$/i;
/** A length in whole px, at most three digits. */
export const PIXELS = /^\d{1,3}$|^1\d{3}$/;
/** Names of fonts, separated by commas. */
export const FONT_LIST = /^[\w ,'-]{1,120}$/;

/** A custom property of the element. */
export type LookField = { name: `--mc-${string}`; label: SiteText } & (
  | { kind: 'colour'; defaults: Readonly<Record<Scheme, string>> }
  | { kind: 'choice'; choices: readonly (readonly [value: string, label: SiteText])[] }
  | { kind: 'pixels'; default: string }
  | { kind: 'font'; suggestions: readonly string[] }
);

const PRIMARY = { light: '#14764c', dark: '#1b8456' };

/** Every custom property; the defaults are those of `src/ui/tokens.css`. */
export const LOOK_FIELDS = [
  {
    name: '--mc-primary',
    kind: 'colour',
    label: say('Cor principal', 'Main colour'),
    defaults: PRIMARY,
  },
  {
    name: '--mc-on-primary',
    kind: 'choice',
    label: say('Texto sobre a cor principal', 'Text on the main colour'),
    choices: [
      ['', say('Preto ou branco, pelo contraste', 'Black or white, by contrast')],
      ['#ffffff', say('Branco', 'White')],
      ['#000000', say('Preto', 'Black')],
    ],
  },
  {
    name: '--mc-surface',
    kind: 'colour',
    label: say('Fundo', 'Background'),
    defaults: { light: '#ffffff', dark: '#131a17' },
  },
  {
    name: '--mc-text',
    kind: 'colour',
    label: say('Texto', 'Text'),
    defaults: { light: '#14211b', dark: '#eef4f0' },
  },
  {
    name: '--mc-muted',
    kind: 'colour',
    label: say('Texto discreto', 'Quieter text'),
    defaults: { light: '#53635b', dark: '#a6b6ad' },
  },
  {
    name: '--mc-smart',
    kind: 'colour',
    label: say('Reservas smart', 'Smart reservations'),
    defaults: { light: '#f0b93a', dark: '#f2c14e' },
  },
  {
    name: '--mc-danger',
    kind: 'colour',
    label: say('Erros', 'Errors'),
    defaults: { light: '#c4321f', dark: '#e5604d' },
  },
  {
    name: '--mc-success',
    kind: 'colour',
    label: say('O que correu bem', 'What went well'),
    defaults: PRIMARY,
  },
  { name: '--mc-radius', kind: 'pixels', label: say('Cantos, px', 'Corners, px'), default: '12' },
  {
    name: '--mc-font',
    kind: 'font',
    label: say('Letra', 'Font'),
    suggestions: ['inherit', 'Georgia, serif', 'Verdana, sans-serif'],
  },
  {
    name: '--mc-heading-weight',
    kind: 'choice',
    label: say('Peso dos títulos', 'Weight of titles'),
    choices: [
      ['', say('Forte', 'Bold')],
      ['600', say('Meio forte', 'Semibold')],
      ['500', say('Médio', 'Medium')],
      ['400', say('Normal', 'Regular')],
    ],
  },
  {
    name: '--mc-font-size',
    kind: 'pixels',
    label: say('Tamanho da letra, px', 'Size of text, px'),
    default: '16',
  },
  { name: '--mc-space', kind: 'pixels', label: say('Espaço, px', 'Space, px'), default: '4' },
  {
    name: '--mc-sticky-top',
    kind: 'pixels',
    label: say('Cabeçalho fixo da página, px', "The page's sticky header, px"),
    default: '0',
  },
  {
    name: '--mc-min-height',
    kind: 'pixels',
    label: say('Altura guardada, px', 'Height kept free, px'),
    default: '780',
  },
] as const satisfies readonly LookField[];

/** The name of the field that holds a colour in a scheme. */
export const colourFieldName = (name: string, scheme: Scheme): string =>
  scheme === 'light' ? name : `${name}-dark`;
