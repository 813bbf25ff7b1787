import { untilRole } from '../support/index.ts';
import { ANA, click, startWalk, untilStepEntered, type Walk } from './walk.ts';

/** A table with a price for everybody and a lower one for premium members. */
export const SMART_OFFER = 114;

/** The Portuguese texts of a walk. */
export const PLANS = {
  title: 'Torna-te membro smart',
  buyBest: /Aderir e pagar 35,88/,
  buyHalfYear: /Aderir e pagar 23,94/,
  giveUp: 'Continuar com reserva normal',
  signIn: 'Entrar ou criar conta',
  check: 'Já paguei: verificar',
} as const;

/** Ana, who is no member, before the plans that stand behind a smart reservation. */
export async function startAtPlans(
  attributes: Record<string, string | number> = ANA,
): Promise<Walk> {
  const walk = await startWalk({ campaign: SMART_OFFER, ...attributes });
  (await untilRole(walk.element, 'button', /reserva smart/i)).click();
  await untilStepEntered(walk, 'plans');
  return walk;
}

/** Keeps the page here while the payment page is opened elsewhere; gives the addresses that it was to go to. */
export function keepHere({ element }: Walk): readonly string[] {
  const addresses: string[] = [];
  element.addEventListener('merchant-checkout:redirect', (event) => {
    event.preventDefault();
    addresses.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  return addresses;
}

/** Presses a button of the provider's page, as the customer does in another tab. */
export async function decideAt(address: string, decision: 'pay' | 'refuse'): Promise<void> {
  const url = new URL(address);
  const payment = url.searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, decision });
  const response = await fetch(url.pathname, { method: 'POST', body, redirect: 'manual' });
  if (response.status >= 400) throw new Error(`${response.status}`);
}

/** The customer is back on this page. */
export const comeBack = () => window.dispatchEvent(new Event('focus'));

/** Buys the recommended plan on the provider's page and comes back. */
export async function buyBestPlan(walk: Walk, decision: 'pay' | 'refuse'): Promise<void> {
  const addresses = keepHere(walk);
  await click(walk, PLANS.buyBest);
  await untilRole(walk.element, 'button', PLANS.check);
  const [address = ''] = addresses;
  await decideAt(address, decision);
  comeBack();
}
