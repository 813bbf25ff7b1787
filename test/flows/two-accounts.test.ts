import {
  createCheckout,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { CALL, FIRST_PAYMENT } from './payment-walks.ts';
import { goOnToConfirm, ORDER, pickWay, sentOrders, stay, untilShown } from './product-walks.ts';
import { sentBookings } from './requests.ts';
import {
  ANA_SIGNS_IN,
  continueWith,
  LOGIN_FIRST,
  password,
  SIGN_IN,
  signAnaIn,
  untilView,
} from './sign-in-walks.ts';
import {
  comeBackUntil,
  eventsOf,
  payByWallet,
  paymentRequests,
  untilWaiting,
  WALLET,
} from './voucher-walks.ts';
import {
  chooseSlot,
  click,
  field,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  type Walk,
} from './walk.ts';

const OFFER = { campaign: 101, 'reservation-type': 'normal', 'host-name': 'loja.example' } as const;
const VOUCHERS = { ...OFFER, campaign: 110, 'reservation-mode': 'voucher' } as const;
const TOMAS = { email: 'premium@example.com', name: 'Tomás Vaz Moreira', token: 'token-premium' };
const SIGNED_IN_ELSEWHERE = 'Iniciaste sessão noutro sítio';
const WALLET_NUMBER = 'Número de telemóvel';

const untilIsTomas = (element: Element) =>
  whenIdle(() => element.shadowRoot?.querySelector('summary')?.textContent.includes(TOMAS.name), {
    what: 'the account of Tomás',
  });

/** Signs Ana out and Tomás in, in another element of the page, which is gone afterwards. */
async function signTomasInElsewhere(walk: Walk): Promise<void> {
  const element = createCheckout({ ...LOGIN_FIRST, lang: 'pt', id: 'elsewhere' });
  document.body.append(element);
  const other = { ...walk, element };
  const signOut = await whenIdle(
    () => element.shadowRoot?.querySelector<HTMLElement>('.mc-account__ways button'),
    { what: 'the sign-out of the other element' },
  );
  signOut.click();
  await continueWith(other, TOMAS.email);
  await untilView(SIGN_IN.login);
  fill(await password(other), ANA_SIGNS_IN.password);
  await click(other, SIGN_IN.loginButton);
  await untilIsTomas(element);
  element.remove();
}

/** The requests that hold something of both accounts. */
async function mixedRequests(): Promise<readonly string[]> {
  const requests = await recordedRequests({});
  return requests
    .map(({ path, query, headers, body }) => JSON.stringify([path, query, headers['token'], body]))
    .filter((text) => /token-ana|ana@example|Ana Ferreira|\/1001/.test(text))
    .filter((text) => /token-premium|premium@example|Vaz Moreira|936482915|\/1002/.test(text));
}

async function anaAtConfirm(): Promise<Walk> {
  const walk = await startWalk(OFFER);
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'login');
  await signAnaIn(walk);
  await untilStep(walk, 'confirm');
  return walk;
}

async function anaAtPayment(): Promise<Walk> {
  const walk = await startWalk(VOUCHERS);
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await click(walk, 'Continuar');
  await untilStep(walk, 'login');
  await signAnaIn(walk);
  await untilRole(walk.element, 'heading', 'Como queres pagar?');
  return walk;
}

describe('another customer who signs in elsewhere', () => {
  it('reads that a half-filled booking is theirs now, and sends it under their own account', async () => {
    const walk = await anaAtConfirm();
    await signTomasInElsewhere(walk);
    await untilIsTomas(walk.element);
    await untilStep(walk, 'confirm');
    await untilText(walk.element, SIGNED_IN_ELSEWHERE);
    await untilText(walk.element, TOMAS.email);
    await submit(walk);
    await untilStep(walk, 'success');
    const [booking, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(booking?.headers['token']).to.equal(TOMAS.token);
    expect(await mixedRequests()).to.deep.equal([]);
  });

  it('does not appear on the confirmation of the first customer', async () => {
    const walk = await anaAtConfirm();
    await submit(walk);
    await untilStep(walk, 'success');
    await untilText(walk.element, ANA_SIGNS_IN.email);
    await signTomasInElsewhere(walk);
    const shown = shownText(walk.element);
    expect(shown).to.include('Reserva confirmada');
    expect(shown).not.to.include(TOMAS.email);
    expect(shown).not.to.include('O que preencheste');
    expect(await mixedRequests()).to.deep.equal([]);
  });

  it('sees their own cart, which is empty, and orders nothing', async () => {
    const walk = await startWalk({ products: true, shop: 3, 'session-id': 'two-shops' });
    stay(walk);
    await untilStep(walk, 'cart-review');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilShown(walk, 'Este é o carrinho da tua conta.');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await pickWay(walk, ORDER.storePickup);
    await goOnToConfirm(walk, ORDER.payLater);
    await signTomasInElsewhere(walk);
    await untilIsTomas(walk.element);
    await untilStep(walk, 'cart-review');
    await untilShown(walk, 'Este é o carrinho da tua conta.');
    expect(await sentOrders()).to.deep.equal([]);
    expect(await mixedRequests()).to.deep.equal([]);
  });

  it('pays under their own account at the payment step, with the number that was typed', async () => {
    const walk = await anaAtPayment();
    fill(await field(walk, WALLET_NUMBER), WALLET.completes);
    await signTomasInElsewhere(walk);
    await untilIsTomas(walk.element);
    await untilText(walk.element, SIGNED_IN_ELSEWHERE);
    expect(valueOf(await field(walk, WALLET_NUMBER))).to.include('910');
    await click(walk, /^Confirmar e pagar/);
    await untilWaiting(walk);
    const [payment, ...others] = await paymentRequests();
    expect(others).to.deep.equal([]);
    expect(payment?.path).to.include('/1002/');
    expect(await mixedRequests()).to.deep.equal([]);
  });

  it('leaves the wait for the wallet, and what was paid, to the first one', async () => {
    const walk = await anaAtPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    await signTomasInElsewhere(walk);
    const answer = { id: FIRST_PAYMENT, status: 'COMPLETED', message: '' };
    await setFault({ match: CALL.status, body: answer });
    await comeBackUntil(() => shownText(walk.element).includes('O voucher é teu'), 'paid');
    await untilText(walk.element, ANA_SIGNS_IN.email);
    await whenIdle(() => eventsOf(walk, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(walk, 'paid')).to.have.length(1);
    expect(await mixedRequests()).to.deep.equal([]);
  });
});
