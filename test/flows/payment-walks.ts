import {
  byRole,
  elementsBelow,
  passTime,
  setFault,
  untilRole,
  whenIdle,
  type Attributes,
  type Fault,
} from '../support/index.ts';
import { chooseMethod, pay, VOUCHER } from './voucher-walks.ts';
import { ANA, click, startWalk, type Walk } from './walk.ts';

/** The calls of a payment, as a fault names them. */
export const CALL = {
  wallet: 'POST /rest/payment/mbway-payment-request/',
  status: 'GET /rest/payment/mbway-payment-status/',
  link: 'POST /rest/client/gift/hipay/',
} as const;

/** The first payment that the sandbox takes after a reset. */
export const FIRST_PAYMENT = 900_001;

const RESEND = 'Enviar o pedido de novo';
const RESEND_AFTER_MINUTES = 0.5;

/** Waits until the wallet can be asked again: half a minute after the last time. */
export async function untilResendFree(walk: Walk): Promise<void> {
  const isFree = () =>
    byRole(walk.element, 'button', RESEND).getAttribute('aria-disabled') !== 'true';
  await whenIdle(isFree, { what: 'a request that can be sent again' });
}

/** Asks the wallet again after so many minutes. */
export async function askAgain(walk: Walk, minutes = RESEND_AFTER_MINUTES): Promise<void> {
  await passTime(minutes * 60_000);
  await untilResendFree(walk);
  await click(walk, RESEND);
}

/** The customer was elsewhere and the page is seen again. */
export const seePageAgain = () => void document.dispatchEvent(new Event('visibilitychange'));

/** From the voucher form to the payment step, signed in as Ana: nothing is left to fill in. */
export async function walkToMethods(attributes: Attributes = {}): Promise<Walk> {
  const walk = await startWalk({ ...VOUCHER, ...ANA, ...attributes });
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await click(walk, 'Continuar');
  await untilRole(walk.element, 'heading', 'Como queres pagar?');
  return walk;
}

/** Asks for a page or a reference of the provider; a page is left to be opened elsewhere. */
export async function askForLink(walk: Walk, method: RegExp): Promise<void> {
  walk.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
  await chooseMethod(walk, method);
  await pay(walk);
}

/** The request is executed, and then the platform says that it charges 45 euros instead of 42. */
export const chargeMore = (call: 'wallet' | 'link') =>
  setFault({ match: CALL[call], after: true, times: 1, body: OTHER_CHARGE[call] });

const OTHER_CHARGE: Record<'wallet' | 'link', Fault['body']> = {
  wallet: { id: FIRST_PAYMENT, status: 'IN_PROGRESS', message: '', valueCharged: 45 },
  link: {
    id: FIRST_PAYMENT,
    urlPaymentPlatform: `${location.origin}/__sandbox/pay?payment=${FIRST_PAYMENT}`,
    valueCharged: 45,
  },
};

/** Where the answer of a payment page leads. A walk in Node does not follow it. */
export const addressOf = ({ headers, url }: Response): string =>
  new URL(headers.get('location') ?? url, location.href).href;

/** Opens what is folded below a summary. */
export function unfold({ element }: Walk, text: string): void {
  for (const each of elementsBelow(element)) {
    if (each instanceof HTMLElement && each.localName === 'summary') {
      if (each.textContent.includes(text)) each.click();
    }
  }
}
