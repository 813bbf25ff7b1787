import { cleanText } from '../../../lib/text/clean-text.ts';
import { wellFormed } from '../../../lib/config/text.ts';
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '../../../lib/limits.ts';

/** The designs of the card, in the order of their list. */
export const DESIGN_NAMES = ['bow', 'balloons', 'hearts', 'glasses', 'wreath', 'stars'] as const;

export type DesignName = (typeof DESIGN_NAMES)[number];

/** What the customer writes on the card, as typed. */
export interface GiftTexts {
  /** Whom it is for. */
  to: string;
  /** Who gives it. */
  from: string;
  message: string;
}

/** A gift: whether the customer wants a card, and what is on it. */
export interface Gift extends GiftTexts {
  isWanted: boolean;
  design: DesignName;
}

const CONTROL_CHARACTERS = /(?!\n)\p{Cc}/gu;

/** A text of one line: without bidi controls and control characters, with single spaces. */
export const cleanLine = (text: string) =>
  cleanText(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A text of several lines, with one empty line between paragraphs at the most. */
const severalLines = (text: string) =>
  cleanText(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Typed texts as the card shows them. */
export function cleanGift({ to, from, message }: GiftTexts): GiftTexts {
  return { to: cleanLine(to), from: cleanLine(from), message: severalLines(message) };
}

/** A part of a gift, cut to its limits, because a field that a script fills ignores its own. */
export function cutGift(part: Partial<Gift>): Partial<Gift> {
  const { to, from, message } = part;
  return {
    ...part,
    ...(to !== undefined && { to: wellFormed(to.slice(0, GIFT_NAME_MAX_LENGTH)) }),
    ...(from !== undefined && { from: wellFormed(from.slice(0, GIFT_NAME_MAX_LENGTH)) }),
    ...(message !== undefined && {
      message: wellFormed(message.slice(0, GIFT_MESSAGE_MAX_LENGTH)),
    }),
  };
}

/** A name between marks that keep its direction from changing that of the text around it. */
export const isolated = (name: string) => name && `\u2068${name}\u2069`;
