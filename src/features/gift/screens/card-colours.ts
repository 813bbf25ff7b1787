/** The colours of a card, as the canvas takes them. */
export interface CardColours {
  /** Fill of the brand, and the dark, light and very light tones of it. */
  primary: string;
  deep: string;
  light: string;
  soft: string;
  /** The second colour, gold by default, and its light tone. */
  gold: string;
  paleGold: string;
  /** The paper, and the inks on it. */
  paper: string;
  title: string;
  text: string;
  quiet: string;
}

/**
 * The property of `.mc-gift-card` that has each colour: a canvas does not know custom properties, and only a used colour
 * is computed.
 */
const PROPERTIES: Readonly<Record<keyof CardColours, string>> = {
  primary: 'border-top-color',
  deep: 'border-right-color',
  light: 'border-bottom-color',
  soft: 'border-left-color',
  gold: 'outline-color',
  paleGold: 'text-decoration-color',
  paper: 'background-color',
  title: 'caret-color',
  text: 'color',
  quiet: 'column-rule-color',
};

const NAMES = [
  'primary',
  'deep',
  'light',
  'soft',
  'gold',
  'paleGold',
  'paper',
  'title',
  'text',
  'quiet',
] as const satisfies readonly (keyof CardColours)[];

/** The colours and the font of the theme, from a canvas with the class `mc-gift-card`. */
export function readTheme(canvas: HTMLCanvasElement): { colours: CardColours; font: string } {
  const style = canvas.ownerDocument.defaultView?.getComputedStyle(canvas);
  const read = (property: string, otherwise: string) =>
    style?.getPropertyValue(property) || otherwise;
  const colours: CardColours = {
    primary: '',
    deep: '',
    light: '',
    soft: '',
    gold: '',
    paleGold: '',
    paper: '',
    title: '',
    text: '',
    quiet: '',
  };
  for (const name of NAMES) colours[name] = read(PROPERTIES[name], '#000');
  return { colours, font: read('font-family', 'sans-serif') };
}
