import { walkToMethods } from './payment-walks.ts';
import { payByWallet, untilWaiting, WALLET } from './voucher-walks.ts';
import type { Walk } from './walk.ts';

export const AGAIN = 'Pagar de novo mesmo assim';

export async function waitForWallet(phone: string = WALLET.never): Promise<Walk> {
  const walk = await walkToMethods();
  await payByWallet(walk, phone);
  await untilWaiting(walk);
  return walk;
}
