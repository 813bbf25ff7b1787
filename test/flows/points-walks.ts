import {
  expectNoAxeViolations,
  expectNoOverflow,
  setViewport,
  untilRole,
} from '../support/index.ts';
import { type Walk } from './walk.ts';

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
