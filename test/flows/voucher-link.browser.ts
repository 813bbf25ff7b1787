import {
  activeElement,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  tabTo,
  until,
  untilRole,
} from '../support/index.ts';
import { payByCard } from './voucher-link-walks.ts';
import {
  comeBackUntil,
  eventsOf,
  hasEvent,
  paymentRequests,
  reload,
  says,
  VOUCHER,
  walkToPayment,
} from './voucher-walks.ts';
import { untilStep, type Walk } from './walk.ts';

type Decision = 'pay' | 'payLate' | 'refuse';

/** Presses a button of the provider's page; gives its return address. */
async function decide(pageUrl: string, decision: Decision): Promise<string> {
  const payment = new URL(pageUrl).searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, decision });
  const response = await fetch('/__sandbox/pay', { method: 'POST', body });
  return response.url;
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
    await until(() => eventsOf(after, 'paid').length > 0, { what: 'paid' });
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

describe('a voucher by bank reference', () => {
  it('is chosen and sent by the keyboard alone, on a page 320 px wide', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '320px';
    document.body.append(box);
    const walk = await walkToPayment(VOUCHER, box);
    await tabTo(await untilRole(walk.element, 'radio', /^MB WAY/));
    await press('ArrowDown');
    await says(walk, 'Não guardamos os dados do teu cartão');
    await press('ArrowDown');
    await says(walk, /Tens 2 dias para pagar/);
    await expectNoOverflow(walk.element);
    expect(await paymentRequests()).to.deep.equal([]);
    await tabTo(await untilRole(walk.element, 'button', 'Confirmar e pagar'));
    await press('Enter');
    const title = await untilRole(walk.element, 'heading', 'Referência pronta para pagar');
    await until(() => activeElement() === title, { what: 'the focus on the heading' });
    await expectNoOverflow(walk.element);
  });
});
