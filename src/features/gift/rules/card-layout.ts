import { breakLines, limitLines } from './break-lines.ts';
import type { GiftTexts } from './gift-text.ts';

/** The picture in pixels: 3 to 4, whole on a phone and on a page. */
export const CARD = { width: 1080, height: 1440 } as const;

/** The paper below the art of the design. */
export const PAPER = { x: 52, y: 484, width: 976, height: 908, radius: 40 } as const;

/** Top of the part with the vouchers, below a perforation. */
export const TICKET_Y = 1098;

const CENTRE = CARD.width / 2;
const TEXT_WIDTH = 840;
const TEXT_TOP = PAPER.y + 40;
const TEXT_BOTTOM = TICKET_Y - 30;

/** How a line is drawn: its size in pixels, its weight and the ink of the theme. */
export interface LineStyle {
  size: number;
  weight: number;
  ink: 'title' | 'text' | 'quiet';
}

/** A line of text; `x` is its centre (or its start, if aligned so), `y` the middle of its height. */
export interface PlacedLine extends LineStyle {
  text: string;
  x: number;
  y: number;
  align: 'center' | 'left';
}

/** The width of a text in a style, in pixels. */
export type MeasureStyled = (text: string, style: LineStyle) => number;

/** How a text is set: in the largest of the sizes in which it needs no more than its lines. */
interface Setting extends Omit<LineStyle, 'size'> {
  /** From the largest to the smallest. */
  sizes: readonly number[];
  width: number;
  /** Pixels that the lines may take together. */
  height: number;
  /** Height of a line, as a multiple of the size. */
  leading: number;
}

interface SetText {
  style: LineStyle;
  lines: readonly string[];
  lineHeight: number;
}

/** Sets a text in the largest size that fits; in the smallest one, what does not fit ends with an ellipsis. */
function setText(text: string, setting: Setting, measure: MeasureStyled): SetText {
  const { sizes, width, height, leading, weight, ink } = setting;
  const setIn = (size: number, of: string): SetText => {
    const style = { size, weight, ink };
    const lines = breakLines(of, width, (part) => measure(part, style));
    return { style, lines, lineHeight: size * leading };
  };
  const fits = ({ lines, lineHeight }: SetText) => lines.length * lineHeight <= height;
  const found = sizes.map((size) => setIn(size, text)).find(fits);
  if (found) return found;
  // A list of many short lines takes less room as one paragraph.
  const smallest = setIn(sizes.at(-1) ?? 0, text.replaceAll(/\n+/g, ' '));
  const count = Math.max(1, Math.floor(height / smallest.lineHeight));
  const measureLine = (part: string) => measure(part, smallest.style);
  return { ...smallest, lines: limitLines(smallest.lines, count, width, measureLine) };
}

const stepsOf = (largest: number, smallest: number) =>
  [...Array(Math.floor((largest - smallest) / 2) + 1).keys()].map((step) => largest - 2 * step);

const HEADING = {
  sizes: stepsOf(84, 40),
  weight: 700,
  ink: 'title',
  width: TEXT_WIDTH,
  height: 110,
  leading: 1.2,
} as const;

const NAME = {
  sizes: stepsOf(46, 26),
  weight: 600,
  ink: 'text',
  width: TEXT_WIDTH,
  height: 66,
  leading: 1.25,
} as const;

const MESSAGE = { sizes: stepsOf(42, 20), weight: 400, ink: 'text', leading: 1.36 } as const;

const GIVER = { ...NAME, sizes: stepsOf(38, 26), ink: 'quiet' } as const;

/** Pixels between two texts. */
const GAP = 20;

const heightOf = ({ lines, lineHeight }: SetText) => lines.length * lineHeight;

interface CardTexts extends GiftTexts {
  heading: string;
}

/**
 * The heading, the names and the message, each set as large as there is room, in the middle of the paper. Empty ones take
 * no room. Names and message are clean (`cleanGift`).
 */
export function layoutTexts(
  { heading, to, message, from }: CardTexts,
  measure: MeasureStyled,
): PlacedLine[] {
  const [title, receiver, giver] = [
    setText(heading, HEADING, measure),
    setText(to, NAME, measure),
    setText(from, GIVER, measure),
  ];
  const around = [title, receiver, giver].filter(({ lines }) => lines.length > 0);
  const used = around.reduce((sum, each) => sum + heightOf(each) + GAP, 0);
  const room = { width: TEXT_WIDTH, height: TEXT_BOTTOM - TEXT_TOP - used };
  const letter = setText(message, { ...MESSAGE, ...room }, measure);
  const blocks = [title, receiver, letter, giver].filter(({ lines }) => lines.length > 0);
  const total = blocks.reduce((sum, each) => sum + heightOf(each), GAP * (blocks.length - 1));
  let top = TEXT_TOP + (TEXT_BOTTOM - TEXT_TOP - total) / 2;
  return blocks.flatMap((block) => {
    const first = top;
    top += heightOf(block) + GAP;
    return place(block, CENTRE, first, 'center');
  });
}

function place(
  { style, lines, lineHeight }: SetText,
  x: number,
  top: number,
  align: PlacedLine['align'],
): PlacedLine[] {
  return lines.map((text, index) => ({
    ...style,
    text,
    x,
    y: top + (index + 0.5) * lineHeight,
    align,
  }));
}

/** The vouchers as the card shows them; texts are in the customer's language. */
export interface TicketTexts {
  offer: string;
  /** How many vouchers, where. */
  count: string;
  shop: string;
  /** The code to show at the shop, null without one. */
  code: string | null;
  /** Until when, or how the voucher arrives. */
  notes: readonly string[];
}

/** The side of the QR code, its white margin included. */
export const QR_SIDE = 264;

export const QR_X = PAPER.x + 48;
export const QR_Y = TICKET_Y + 15;

const TICKET_TOP = TICKET_Y + 22;
const TICKET_BOTTOM = PAPER.y + PAPER.height - 22;
const TICKET_GAP = 10;

/** The lines of the ticket: beside the QR code, if there is one, else in the middle. */
export function layoutTicket(
  { offer, count, shop, code, notes }: TicketTexts,
  hasQrCode: boolean,
  measure: MeasureStyled,
): PlacedLine[] {
  const start = hasQrCode ? QR_X + QR_SIDE + 28 : PAPER.x + 68;
  const width = CARD.width - (PAPER.x + 56) - start;
  const line = { width, leading: 1.3 };
  const small = { ...line, sizes: stepsOf(32, 20), weight: 400, ink: 'quiet', height: 44 } as const;
  const blocks = [
    setText(
      offer,
      { ...line, sizes: stepsOf(36, 26), weight: 700, ink: 'text', height: 80 },
      measure,
    ),
    setText([count, shop].filter((each) => each !== '').join(' · '), small, measure),
    setText(
      code ?? '',
      { ...line, sizes: stepsOf(54, 22), weight: 700, ink: 'title', height: 74 },
      measure,
    ),
    ...notes.map((note) => setText(note, small, measure)),
  ].filter(({ lines }) => lines.length > 0);
  const total = blocks.reduce(
    (sum, each) => sum + heightOf(each),
    TICKET_GAP * (blocks.length - 1),
  );
  let top = TICKET_TOP + (TICKET_BOTTOM - TICKET_TOP - total) / 2;
  return blocks.flatMap((block) => {
    const first = top;
    top += heightOf(block) + TICKET_GAP;
    return hasQrCode ? place(block, start, first, 'left') : place(block, CENTRE, first, 'center');
  });
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of a line: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RTL.test(letter) ? 'rtl' : 'ltr';
}
