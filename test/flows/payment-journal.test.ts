import {
  describe,
  expect,
  expectNoAxeViolations,
  it,
  setFault,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { waitForWallet } from './payment-journal-walks.ts';
import { askAgain, CALL, FIRST_PAYMENT, seePageAgain } from './payment-walks.ts';
import {
  chooseMethod,
  eventsOf,
  pay,
  payByWallet,
  paymentRequests,
  reload,
  sayPayAgain,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';
import { click, fillContact, startWalk, untilStep } from './walk.ts';

const CARD = /^Cartão/;

describe('a payment outlives the state of its flow', () => {
  it('where that is lost, its status is asked and the wallet’s screen shows again', async () => {
    const before = await waitForWallet();
    for (const key of Object.keys(sessionStorage)) {
      const stored = sessionStorage.getItem(key) ?? '';
      if (stored.startsWith('{"version"')) sessionStorage.setItem(key, stored.slice(0, 50));
    }
    const walk = await reload(before);
    await untilWaiting(walk);
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'COMPLETED', message: '' },
    });
    seePageAgain();
    await says(walk, 'O voucher é teu');
    expect(await paymentRequests()).to.have.length(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('payment'))).to.deep.equal([]);
  });

  it('in two elements with one id: the second asks, and neither loses it', async () => {
    const first = await startWalk({ ...VOUCHER, id: 'twin' });
    const second = await startWalk({ ...VOUCHER, id: 'twin' });
    for (const walk of [first, second]) {
      await click(walk, 'Continuar');
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, 'Continuar');
      await untilStep(walk, 'confirm');
    }
    await payByWallet(first, WALLET.never);
    await untilWaiting(first);
    await payByWallet(second, WALLET.never);
    await untilRole(second.element, 'alertdialog', 'Pagar outra vez?');
    await click(second, 'Ver esse pagamento');
    await untilWaiting(second);
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'COMPLETED', message: '' },
    });
    seePageAgain();
    await says(first, 'O voucher é teu');
    await says(second, 'O voucher é teu');
    expect(await paymentRequests()).to.have.length(1);
  });
});

describe('a payment whose status cannot be read', () => {
  for (const [what, fault] of [
    ['429', { status: 429, body: { message: 'Devagar.' } }],
    ['408', { status: 408, body: '<html>' }],
    ['403 of a firewall', { status: 403, body: '<html>' }],
    ['404', { status: 404, body: { message: 'Não existe.' } }],
    ['the page of a captive portal', { status: 200, body: '<html>' }],
  ] as const) {
    it(`(${what}) lets no second request out without the customer’s yes`, async () => {
      const walk = await waitForWallet();
      await setFault({ match: CALL.status, ...fault });
      await askAgain(walk);
      await says(walk, 'Se te chegarem os dois, aceita só um');
      expect(await paymentRequests()).to.have.length(1);
      await click(walk, 'Continuar à espera');
      await untilWaiting(walk);
      await click(walk, 'Pagar de outra forma');
      await chooseMethod(walk, CARD);
      await pay(walk);
      await untilRole(walk.element, 'alertdialog', 'Pagar outra vez?');
      await says(walk, /Já começaste um pagamento desta compra: 42,00\s€, MB WAY/);
      expect(await paymentRequests()).to.have.length(1);
    });
  }
});

describe('an unknown payment status', () => {
  it('is shown with its word and the ways on, and ends nothing', async () => {
    const walk = await waitForWallet();
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'Refunded', message: '' },
    });
    seePageAgain();
    await says(walk, 'Estado do pagamento: Refunded');
    await untilRole(walk.element, 'button', 'Verificar de novo');
    await untilRole(walk.element, 'button', 'Pagar de outra forma');
    await expectNoAxeViolations(walk.element);
  });
});

describe('the question before something is paid again', () => {
  it('names the first payment and leads to it; a yes sends the second', async () => {
    const walk = await waitForWallet();
    await click(walk, 'Pagar de outra forma');
    await payByWallet(walk, WALLET.never);
    await untilRole(walk.element, 'alertdialog', 'Pagar outra vez?');
    expect(shownText(walk.element)).to.match(/42,00\s€, MB WAY, .+, referência [0-9A-Z]{8}\./);
    await expectNoAxeViolations(walk.element);
    await sayPayAgain(walk);
    await whenIdle(() => eventsOf(walk, 'pending').length === 2, { what: 'a second request' });
    expect(await paymentRequests()).to.have.length(2);
  });
});
