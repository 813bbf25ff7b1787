import { byRole, fill, shadow, untilRole, whenIdle } from '../support/index.ts';
import { click, field, fillContact, startWalk, untilStep, type Walk } from './walk.ts';
import {
  comeBackUntil,
  hasEvent,
  payByWallet,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';

/** What somebody writes on a card; nobody else may see it. */
export const GIFT = {
  to: 'Rita Vasconcelos',
  from: 'Avó Celeste',
  message: 'Que a noite seja longa e o fado curto.',
} as const;

/** The pictures of a card that are shown. Browsers name their role differently. */
export const cardsIn = ({ element }: Walk): HTMLCanvasElement[] => [
  ...shadow(element).querySelectorAll<HTMLCanvasElement>('canvas[role=img]'),
];

/** Waits for the picture of the card with this name. */
export const untilCard = (walk: Walk, name: string): Promise<HTMLCanvasElement> =>
  whenIdle(() => cardsIn(walk).find(({ computedName }) => computedName === name), {
    what: `the card "${name}"`,
  });

/** Opens or closes the section in which a card is made. */
export function toggleGift({ element }: Walk): void {
  const summary = [...shadow(element).querySelectorAll('summary')].find(({ textContent }) =>
    textContent?.includes('É um presente?'),
  );
  if (!summary) throw new Error('No section of the gift.');
  summary.click();
}

/** Opens the section and writes the card. */
export async function writeGift(walk: Walk): Promise<void> {
  toggleGift(walk);
  fill(await field(walk, 'Para quem é? (opcional)'), GIFT.to);
  fill(await field(walk, 'De quem é? (opcional)'), GIFT.from);
  fill(await field(walk, 'Mensagem (opcional)'), GIFT.message);
  byRole(walk.element, 'radio', 'Parabéns!').click();
}

/** From the voucher form, where the card is written, to the payment. */
export async function walkWithGift(started?: Walk): Promise<Walk> {
  const walk = started ?? (await startWalk(VOUCHER));
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await writeGift(walk);
  await untilCard(walk, 'Como o cartão vai ficar');
  await click(walk, 'Continuar');
  await untilStep(walk, 'client-info');
  await fillContact(walk);
  await click(walk, 'Continuar');
  await untilStep(walk, 'confirm');
  return walk;
}

/** Pays by wallet, until the confirmation. */
export async function payGift(walk: Walk): Promise<void> {
  await payByWallet(walk, WALLET.completes);
  await untilWaiting(walk);
  await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
  await untilStep(walk, 'success');
  await untilCard(walk, 'Cartão de presente');
}
