import { whenIdle } from '../support/index.ts';

const SELECTOR = 'head > script[type="application/ld+json"]';

export const blocks = (page: Document = document) => [
  ...page.querySelectorAll<HTMLScriptElement>(SELECTOR),
];

export const untilBlocks = (count: number, page?: Document) =>
  whenIdle(() => blocks(page).length === count, { what: `${count} JSON-LD blocks` });

export const TABLE = { campaign: 101, 'reservation-type': 'normal' };
