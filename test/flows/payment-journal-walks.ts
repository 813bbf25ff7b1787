import { payByWallet, untilWaiting, walkToPayment, WALLET } from './voucher-walks.ts';
import type { Walk } from './walk.ts';

export async function waitForWallet(): Promise<Walk> {
  const walk = await walkToPayment();
  await payByWallet(walk, WALLET.never);
  await untilWaiting(walk);
  return walk;
}
