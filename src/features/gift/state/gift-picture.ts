import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import {
  canSharePictures,
  printPicture,
  savePicture,
  sharePicture,
} from '../../../platform/host/picture-files.ts';
import { cutGift, type Gift } from '../rules/gift-text.ts';
import { giftAtom } from './gift-atom.ts';

/** The card's picture, with its file's name and its content in words. */
interface GiftPicture {
  canvas: HTMLCanvasElement;
  /** Without an ending. */
  name: string;
  title: string;
  text: string;
}

/** Sets parts of the gift, cut to their limits. */
export const editGiftAction = atom(null, (_get, set, part: Partial<Gift>) =>
  set(giftAtom, (gift) => ({ ...gift, ...cutGift(part) })),
);

/** Whether the card's picture can be shared as a file. */
export const canShareGiftAtom = atom(canSharePictures);

/** Opens the share sheet with the card's picture and its text. Closing the sheet is not an error. */
export const shareGiftAction = atom(null, (_get, _set, { canvas, name, ...rest }: GiftPicture) =>
  sharePicture(canvas, { fileName: `${name}.png`, ...rest }),
);

/** Downloads the card's picture. */
export const saveGiftAction = atom(null, (get, _set, { canvas, name }: GiftPicture) => {
  savePicture(canvas, `${name}.png`, get(servicesAtom).host.after);
});

/** Prints the card alone. */
export const printGiftAction = atom(null, (get, _set, { canvas, title }: GiftPicture) => {
  printPicture(canvas, title, get(servicesAtom).host.after);
});
