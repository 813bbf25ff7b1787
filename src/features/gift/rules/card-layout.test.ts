import { describe, expect, it } from 'vitest';

import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '../../../lib/limits.ts';
import {
  directionOf,
  layoutTexts,
  layoutTicket,
  PAPER,
  QR_SIDE,
  QR_X,
  TICKET_Y,
  type MeasureStyled,
  type PlacedLine,
} from './card-layout.ts';

/** The widest letters of any font: as wide as they are high. */
const measure: MeasureStyled = (text, { size }) => (text.match(/./gsu) ?? []).length * size;

const RIGHT = PAPER.x + PAPER.width;
const BOTTOM = PAPER.y + PAPER.height;

const leftOf = (line: PlacedLine) =>
  line.align === 'left' ? line.x : line.x - measure(line.text, line) / 2;

/** Whether a line is within the given part of the paper. */
function expectInside(lines: readonly PlacedLine[], top: number, bottom: number): void {
  for (const line of lines) {
    expect(leftOf(line)).toBeGreaterThanOrEqual(PAPER.x);
    expect(leftOf(line) + measure(line.text, line)).toBeLessThanOrEqual(RIGHT);
    expect(line.y - line.size / 2).toBeGreaterThanOrEqual(top);
    expect(line.y + line.size / 2).toBeLessThanOrEqual(bottom);
  }
}

const CARD_TEXTS = { heading: 'Com amor', to: 'Para Rita', from: 'De João', message: 'Um abraço' };

describe('the texts on a card', () => {
  it.each([
    ['one word', 'Parabéns'],
    ['one line without a space', 'W'.repeat(GIFT_MESSAGE_MAX_LENGTH)],
    ['a list of short lines', 'a\n'.repeat(GIFT_MESSAGE_MAX_LENGTH / 2).trim()],
    ['emoji', '🎉'.repeat(GIFT_MESSAGE_MAX_LENGTH / 2)],
    ['words', 'muitos anos de vida '.repeat(15).trim()],
  ])('all stand on the paper, with %s as the message', (_, message) => {
    const names = 'N'.repeat(GIFT_NAME_MAX_LENGTH);
    const lines = layoutTexts(
      { heading: 'Herzlichen Glückwunsch!', to: names, from: names, message },
      measure,
    );
    expectInside(lines, PAPER.y, TICKET_Y);
    const shown = lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '');
    expect(shown).toContain(message.replaceAll(/\s/g, ''));
  });

  it('are larger the fewer they are', () => {
    const sizeOf = (message: string) =>
      layoutTexts({ ...CARD_TEXTS, message }, measure).find(({ weight }) => weight === 400)?.size;
    expect(sizeOf('Um abraço')).toBeGreaterThan(sizeOf('Um abraço de todos nós. '.repeat(12)) ?? 0);
  });

  it('leave no room for what is empty', () => {
    const lines = layoutTexts({ ...CARD_TEXTS, to: '', from: '', message: '' }, measure);
    expect(lines.map(({ text }) => text).join(' ')).toBe('Com amor');
  });
});

describe('the vouchers on a card', () => {
  const ticket = {
    offer: 'Menu de degustação para dois com vinho',
    count: '10 vouchers',
    shop: 'Tasca',
    code: 'ABCD-EFGH-IJKL-MNOP',
    notes: ['Válido até 20 de novembro de 2027'],
  };

  it('stand beside the QR code', () => {
    const lines = layoutTicket(ticket, true, measure);
    expectInside(lines, TICKET_Y, BOTTOM);
    for (const line of lines) expect(leftOf(line)).toBeGreaterThanOrEqual(QR_X + QR_SIDE);
    expect(lines.map(({ text }) => text).join('')).toContain('ABCD-EFGH-IJKL-MNOP');
  });

  it('stand in the middle without one', () => {
    const lines = layoutTicket({ ...ticket, code: null, shop: '' }, false, measure);
    expectInside(lines, TICKET_Y, BOTTOM);
    expect(lines.every(({ align }) => align === 'center')).toBe(true);
    expect(lines.some(({ text }) => text === '10 vouchers')).toBe(true);
  });
});

it.each([
  ['Para Rita', 'ltr'],
  ['לרותי באהבה', 'rtl'],
  ['… مع الحب', 'rtl'],
  ['12 🎉', 'ltr'],
])('%j is written %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
