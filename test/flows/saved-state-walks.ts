import { whenIdle } from '../support/index.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';

export const OFFER = { ...GUEST, campaign: 101 } as const;

/** Waits until a removed element has taken its live region along, the last of it. */
export const untilGone = () =>
  whenIdle(() => document.querySelector('[role=status]') === null, { what: 'no live region' });

/** Simulates a reload: the element and its memory are gone, and a new one is added. */
export async function reload(
  walk: Walk,
  attributes: Record<string, string | number | boolean> = OFFER,
) {
  walk.element.remove();
  await untilGone();
  return startWalk(attributes, walk.language);
}
