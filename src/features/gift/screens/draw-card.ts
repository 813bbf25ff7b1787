import {
  CARD,
  directionOf,
  layoutTexts,
  layoutTicket,
  PAPER,
  QR_SIDE,
  QR_X,
  QR_Y,
  TICKET_Y,
  type LineStyle,
  type PlacedLine,
  type TicketTexts,
} from '../rules/card-layout.ts';
import type { DesignName, GiftTexts } from '../rules/gift-text.ts';
import type { CardColours } from './card-colours.ts';
import { DESIGNS } from './designs.ts';

/** A QR code: its side in modules, and which of them are dark. */
export interface QrModules {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** All that a card shows; its texts are clean and in the customer's language. */
export interface CardContent {
  design: DesignName;
  heading: string;
  texts: GiftTexts;
  ticket: TicketTexts;
  qr: QrModules | null;
}

interface Theme {
  colours: CardColours;
  font: string;
}

/** Light modules around a QR code, by ISO 18004. */
const QUIET_ZONE = 4;

function drawPaper(context: CanvasRenderingContext2D, { paper, quiet }: CardColours): void {
  const { x, y, width, height, radius } = PAPER;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 22%)';
  context.shadowBlur = 44;
  context.shadowOffsetY = 14;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  context.restore();
  context.save();
  context.strokeStyle = quiet;
  context.globalAlpha = 0.45;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.setLineDash([2, 16]);
  context.beginPath();
  context.moveTo(x + 48, TICKET_Y);
  context.lineTo(x + width - 48, TICKET_Y);
  context.stroke();
  context.restore();
}

/** Removes half a disc at both ends of the perforation, so that the design shows through. */
function cutNotches(
  context: CanvasRenderingContext2D,
  design: DesignName,
  colours: CardColours,
): void {
  const radius = 24;
  context.save();
  context.beginPath();
  context.rect(PAPER.x, PAPER.y, PAPER.width, PAPER.height);
  context.clip();
  context.beginPath();
  for (const x of [PAPER.x, PAPER.x + PAPER.width]) {
    context.moveTo(x + radius, TICKET_Y);
    context.arc(x, TICKET_Y, radius, 0, 2 * Math.PI);
  }
  context.clip();
  DESIGNS[design](context, colours);
  context.restore();
}

function drawQr(context: CanvasRenderingContext2D, { size, get }: QrModules): void {
  context.fillStyle = '#fff';
  context.fillRect(QR_X, QR_Y, QR_SIDE, QR_SIDE);
  // Whole pixels, so that no light line shows between two dark modules.
  const side = Math.floor(QR_SIDE / (size + 2 * QUIET_ZONE));
  const margin = Math.floor((QR_SIDE - side * size) / 2);
  context.fillStyle = '#000';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (get(x, y)) {
        context.fillRect(QR_X + margin + x * side, QR_Y + margin + y * side, side, side);
      }
    }
  }
}

function setStyle(context: CanvasRenderingContext2D, style: LineStyle, { colours, font }: Theme) {
  context.font = `${style.weight} ${style.size}px ${font}`;
  context.fillStyle = colours[style.ink];
}

function drawLine(context: CanvasRenderingContext2D, line: PlacedLine, theme: Theme): void {
  setStyle(context, line, theme);
  context.textAlign = line.align;
  context.textBaseline = 'middle';
  context.direction = directionOf(line.text);
  context.fillText(line.text, line.x, line.y);
}

/** Draws a card on a canvas of the size of `CARD`. */
export function drawCard(
  context: CanvasRenderingContext2D,
  { design, heading, texts, ticket, qr }: CardContent,
  theme: Theme,
): void {
  context.clearRect(0, 0, CARD.width, CARD.height);
  DESIGNS[design](context, theme.colours);
  drawPaper(context, theme.colours);
  cutNotches(context, design, theme.colours);
  const measure = (text: string, style: LineStyle) => {
    setStyle(context, style, theme);
    return context.measureText(text).width;
  };
  if (qr) drawQr(context, qr);
  const lines = [
    ...layoutTexts({ heading, ...texts }, measure),
    ...layoutTicket(ticket, qr !== null, measure),
  ];
  for (const line of lines) drawLine(context, line, theme);
}
