import { addressOf } from './payment-walks.ts';
import {
  describe,
  expect,
  expectNoAxeViolations,
  it,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { payByCard } from './voucher-link-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  hasEvent,
  pay,
  paymentRequests,
  reload,
  says,
  VOUCHER,
  walkToPayment,
} from './voucher-walks.ts';
import { click, startWalk, stepsOf, untilStep, type Walk } from './walk.ts';

describe('a voucher by card', () => {
  it('a forged return proves nothing while the payment is still open', async () => {
    const { walk } = await payByCard();
    const forged = `${location.pathname}${location.search}${location.search ? '&' : '?'}mc-return=payment&mc-nonce=made-up&state=completed`;
    history.replaceState(null, '', forged);
    const after = await reload(walk);
    await untilRole(after.element, 'heading', 'Conclui o pagamento');
    expect(location.search).not.to.include('mc-');
    expect(hasEvent(after, 'paid')).to.equal(false);
  });

  it('a forged return without any payment shows the beginning', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    const walk = await startWalk(VOUCHER);
    expect(stepsOf(walk)).to.deep.equal(['choice']);
    expect(location.search).to.equal('');
    expect(hasEvent(walk, 'paid')).to.equal(false);
  });

  it('a page that cancels the redirect navigates itself; the button is live again', async () => {
    const { walk } = await payByCard();
    await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
    expect(location.pathname).not.to.include('__sandbox');
  });
});

describe('a voucher by bank reference', () => {
  it('is reserved, with numbers to copy, and another way of paying is offered', async () => {
    const walk = await walkToPayment();
    await chooseMethod(walk, /^Referência Multibanco/);
    await pay(walk);
    await untilRole(walk.element, 'heading', 'Referência pronta para pagar');
    const text = shownText(walk.element);
    expect(text).to.include('21098');
    expect(text).to.match(/\d{3} \d{3} \d{3}/);
    expect(text).to.include('À espera do pagamento');
    expect(text).not.to.match(/pagamento está feito|O voucher é teu/);
    for (const name of ['Copiar entidade', 'Copiar referência', 'Copiar valor']) {
      await untilRole(walk.element, 'button', name);
    }
    expect(hasEvent(walk, 'paid')).to.equal(false);
    await expectNoAxeViolations(walk.element);

    const after = await reload(walk);
    await untilRole(after.element, 'heading', 'Referência pronta para pagar');
    expect(eventsOf(after, 'pending')).to.deep.equal([]);
    await click(after, 'Pagar de outra forma');
    await untilRole(after.element, 'heading', 'Como queres pagar?');
  });
});

type Decision = 'pay' | 'payLate' | 'refuse';

/** Presses a button of the provider's page; gives its return address. */
async function decide(pageUrl: string, decision: Decision): Promise<string> {
  const payment = new URL(pageUrl).searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, decision });
  const response = await fetch('/__sandbox/pay', { method: 'POST', body });
  return addressOf(response);
}

/** The provider has led back: the page's address says so, and its script runs again. */
async function comeBack(walk: Walk, address: string): Promise<Walk> {
  const { pathname, search } = new URL(address);
  history.replaceState(null, '', pathname + search);
  return reload(walk);
}

describe('a voucher by card', () => {
  it('paid: the server says so after the return, whose parameters leave the address bar', async () => {
    const { walk, pageUrl } = await payByCard();
    const before = location.search;
    const address = await decide(pageUrl, 'pay');
    expect(address).to.match(/mc-nonce=.+state=completed/);
    const after = await comeBack(walk, address);
    await untilRole(after.element, 'heading', 'O voucher é teu');
    expect(location.search).to.equal(before);
    await whenIdle(() => eventsOf(after, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(after, 'paid')).to.have.length(1);
    expect(eventsOf(after, 'pending')).to.deep.equal([]);
    expect(await paymentRequests()).to.have.length(1);
    await expectNoAxeViolations(after.element);
  });

  it('tells the provider nothing about the user, and gives the page its address back', async () => {
    history.replaceState(null, '', '?mesa=4&token=segredo&userId=1001');
    const { walk, pageUrl } = await payByCard();
    const [request] = await paymentRequests();
    const { returnUrl } = (request?.body ?? {}) as { returnUrl?: string };
    expect(returnUrl).to.match(/\?mesa=4&mc-return=/);
    expect(JSON.stringify(request?.body)).not.to.match(/segredo|userId/);
    const after = await comeBack(walk, await decide(pageUrl, 'pay'));
    await untilRole(after.element, 'heading', 'O voucher é teu');
    expect(location.search).to.equal('?mesa=4&token=segredo&userId=1001');
  });

  it('confirmed late: pending until the server says paid', async () => {
    const { walk, pageUrl } = await payByCard();
    const after = await comeBack(walk, await decide(pageUrl, 'payLate'));
    await untilRole(after.element, 'heading', 'Conclui o pagamento');
    await expectNoAxeViolations(after.element);
    await comeBackUntil(() => hasEvent(after, 'paid'), 'paid');
    await untilStep(after, 'success');
  });

  it('refused: said, and nothing is called paid', async () => {
    const { walk, pageUrl } = await payByCard();
    const after = await comeBack(walk, await decide(pageUrl, 'refuse'));
    await says(after, 'foi recusado');
    expect(hasEvent(after, 'paid')).to.equal(false);
  });
});
