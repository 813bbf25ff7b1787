import { whenIdle } from '../support/index.ts';
import { ANA_ORDERS, ORDER, startAtConfirm, stay } from './product-walks.ts';
import { click, untilStep } from './walk.ts';

export const HERE = location.pathname + location.search;

/** Ana's order, taken; gives the payment page's address and her page gone, as when the window has left it. */
export async function leaveForPayment(): Promise<string> {
  const walk = await startAtConfirm(ANA_ORDERS, ORDER.payOnline);
  const urls = stay(walk);
  await click(walk, ORDER.confirmAndPay);
  await untilStep(walk, 'success');
  const url = await whenIdle(() => urls[0], { what: 'the way to the payment' });
  walk.element.remove();
  return url;
}

export const PAY_NOW = /^Pagar \d/;
