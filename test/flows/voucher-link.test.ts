import {
  describe,
  expect,
  expectNoAxeViolations,
  it,
  shownText,
  untilRole,
} from '../support/index.ts';
import { payByCard } from './voucher-link-walks.ts';
import {
  chooseMethod,
  eventsOf,
  hasEvent,
  pay,
  reload,
  VOUCHER,
  walkToPayment,
} from './voucher-walks.ts';
import { click, startWalk, stepsOf } from './walk.ts';

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
