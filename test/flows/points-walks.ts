import {
  expectNoAxeViolations,
  expectNoOverflow,
  setViewport,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { ANA, click, startWalk, stepsOf, type Walk } from './walk.ts';

export const POINTS = { shop: 2, qr: true, 'offer-code': 'POINTS10' } as const;
export const OBTAIN = 'Obter campanha';

export const untilObtained = ({ element }: Walk) =>
  untilRole(element, 'heading', 'Ganhaste 10 pontos');

/** Asserts that the screen is accessible and fits a phone of 320 px. */
export async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

export const BOOKINGS = 'POST /rest/bookings';

/** A signed-in customer who has pressed the button. A refusal leads back from the result at once. */
export async function startAtResult(): Promise<Walk> {
  const walk = await startWalk({ ...POINTS, ...ANA });
  await click(walk, OBTAIN);
  await whenIdle(() => stepsOf(walk).includes('points-result'), { what: 'the step of the result' });
  return walk;
}

/** The same page again, as after a reload: what the tab keeps is there, and nothing else. */
export function reload({ element }: Walk): Promise<Walk> {
  element.remove();
  return startWalk({ ...POINTS, ...ANA });
}
