import {
  describe,
  expect,
  expectNoAxeViolations,
  it,
  openTab,
  setFault,
  shownText,
  until,
  untilRole,
  type Tab,
} from '../support/index.ts';
import { askAgain, CALL, FIRST_PAYMENT, seePageAgain } from './payment-walks.ts';
import {
  chooseMethod,
  eventsOf,
  pay,
  payByWallet,
  paymentRequests,
  sayPayAgain,
  says,
  untilWaiting,
  WALLET,
} from './voucher-walks.ts';
import { click } from './walk.ts';
import { waitForWallet } from './payment-journal-walks.ts';

const PAGE = `/test/flows/payment-page.html?module=${checkoutModule}`;
const CARD = /^Cartão/;

const press = (tab: Tab, name: string) =>
  tab.run(async ({ untilRole: find }, wanted) => {
    const button = await find(document.body, 'button', wanted);
    setTimeout(() => button.click());
  }, name);

const sees = (tab: Tab, text: string) =>
  tab.run(async ({ shownText: shown, until: wait }, wanted) => {
    await wait(() => shown(document).includes(wanted), { what: wanted });
  }, text);

const textOf = (tab: Tab) => tab.run(({ shownText: shown }) => shown(document), null);

/** A tab with the ways to pay. */
async function openAtMethods(): Promise<Tab> {
  const tab = await openTab(PAGE);
  await press(tab, 'Continuar');
  await sees(tab, 'Como queres pagar?');
  return tab;
}

const payIn = (tab: Tab, phone: string) =>
  tab.run(async ({ fill, untilRole: find }, number) => {
    fill(await find(document.body, 'textbox', 'Número de telemóvel'), number);
    (await find(document.body, 'button', 'Confirmar e pagar')).click();
  }, phone);

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
    await untilRole(walk.element, 'button', 'Perguntar de novo');
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
    await until(() => eventsOf(walk, 'pending').length === 2, { what: 'a second request' });
    expect(await paymentRequests()).to.have.length(2);
  });
});

describe('another tab', () => {
  it('of the account that pays asks before it pays again', async () => {
    const first = await openAtMethods();
    await payIn(first, WALLET.never);
    await sees(first, 'Confirma no MB WAY');
    const second = await openAtMethods();
    await sees(second, 'Tens um pagamento à espera');
    await payIn(second, WALLET.never);
    await sees(second, 'Pagar outra vez?');
    expect(await paymentRequests()).to.have.length(1);
    await press(second, 'Ver esse pagamento');
    await sees(second, 'Confirma no MB WAY');
  });

  it('shows neither amount nor reference of a guest’s, until the customer says that it is theirs', async () => {
    await waitForWallet();
    const tab = await openTab(`${PAGE}&guest`);
    await press(tab, 'Continuar');
    await tab.run(async ({ fill, untilRole: find }) => {
      fill(await find(document.body, 'textbox', 'Nome'), 'Rui Costa');
      fill(await find(document.body, 'textbox', 'E-mail'), 'rui@example.com');
      fill(await find(document.body, 'textbox', 'Número de telemóvel'), '912345678');
    }, null);
    await press(tab, 'Continuar');
    await sees(tab, 'Como queres pagar?');
    await press(tab, 'Confirmar e pagar');
    await sees(tab, 'Neste navegador já foi começado um pagamento desta compra: MB WAY');
    expect(await textOf(tab)).not.to.match(/referência [0-9A-Z]{8}/);
    await press(tab, 'É meu: ver esse pagamento');
    await sees(tab, 'Confirma no MB WAY');
    expect(await paymentRequests()).to.have.length(1);
  });
});
