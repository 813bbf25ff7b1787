import { describe, expect, it, openTab, setFault, type Tab } from '../support/index.ts';
import { waitForWallet } from './payment-journal-walks.ts';
import { CALL, FIRST_PAYMENT } from './payment-walks.ts';
import { paymentRequests, WALLET } from './voucher-walks.ts';

declare global {
  interface Window {
    /** The events recorded by the page `payment-page.html`. */
    receivedEvents: { name: string; detail: Record<string, unknown> }[];
    /** Whether it came back out of the back-forward cache. */
    isFromCache: boolean;
  }
}

const PAGE_PATH = '/test/flows/payment-page.html';
const CARD_PATH = '/__sandbox/pay';

/** A tab with the ways to pay. */
async function openAtMethods(): Promise<Tab> {
  const tab = await openTab(`${PAGE_PATH}?module=${checkoutModule}`);
  await press(tab, 'Continuar');
  await sees(tab, 'Como queres pagar?');
  return tab;
}

/** Presses a button once the tab has answered: after the press, the page may be gone and cannot answer. */
const press = (tab: Tab, name: string) =>
  tab.run(async ({ byRole, until }, wanted) => {
    const button = await until(() => byRole(document.body, 'button', wanted), { what: wanted });
    setTimeout(() => button.click());
  }, name);

const choose = (tab: Tab, name: string) =>
  tab.run(async ({ byRole, until }, start) => {
    (await until(() => byRole(document.body, 'radio', new RegExp(`^${start}`)))).click();
  }, name);

/** From the ways to pay to the card’s page. */
async function leaveForCard(tab: Tab): Promise<void> {
  await choose(tab, 'Cartão');
  await press(tab, 'Confirmar e pagar');
  await tab.arrive(CARD_PATH);
}

const payByWallet = (tab: Tab, phone: string) =>
  tab.run(async ({ byRole, fill, until }, number) => {
    fill(await until(() => byRole(document.body, 'textbox', 'Número de telemóvel')), number);
    byRole(document.body, 'button', 'Confirmar e pagar').click();
  }, phone);

/** Waits for a text, while the customer looks at the tab again and again. */
const sees = (tab: Tab, text: string) =>
  tab.run(async ({ shownText, until }, wanted) => {
    await until(() => shownText(document).includes(wanted), { what: wanted });
  }, text);

const look = (tab: Tab) => tab.run(() => void window.dispatchEvent(new Event('focus')), null);

const receivedEvents = (tab: Tab, name: string) =>
  tab.run((_, wanted) => window.receivedEvents.filter((each) => each.name === wanted).length, name);

/** Waits for an event, which the tabs of a site may first have to agree on. */
const hears = (tab: Tab, name: string) =>
  tab.run(async ({ until }, wanted) => {
    await until(() => window.receivedEvents.some((each) => each.name === wanted), { what: wanted });
  }, name);

const comesOutAs = async (status: string) =>
  setFault({ match: CALL.status, body: { id: FIRST_PAYMENT, status, message: '' } });

describe('a checkout that is open in two tabs', () => {
  it('shows the payment of the one in the other, which pays nothing by itself and says how it ended', async () => {
    const first = await openAtMethods();
    await payByWallet(first, WALLET.never);
    await sees(first, 'Confirma no MB WAY');
    const second = await first.duplicate();
    await sees(second, 'Confirma no MB WAY');
    expect(await paymentRequests()).to.have.length(1);

    await comesOutAs('COMPLETED');
    await look(first);
    await sees(first, 'O voucher é teu');
    await look(second);
    await sees(second, 'O voucher é teu');
    expect(await receivedEvents(first, 'pending')).to.equal(1);
    expect(await receivedEvents(second, 'pending')).to.equal(0);
    expect(await paymentRequests()).to.have.length(1);
  });

  it('asks about the payment of the first before the second sends one of its own', async () => {
    const first = await openAtMethods();
    await payByWallet(first, WALLET.never);
    await sees(first, 'Confirma no MB WAY');
    const second = await first.duplicate();
    await press(second, 'Pagar de outra forma');
    await sees(second, 'Tens um pagamento à espera');
    await comesOutAs('COMPLETED');
    await press(second, 'Confirmar e pagar');
    await sees(second, 'O voucher é teu');
    expect(await paymentRequests()).to.have.length(1);
  });

  it('keeps the way back from the card to the tab that left for it', async () => {
    const first = await openAtMethods();
    const second = await first.duplicate();
    await sees(second, 'Como queres pagar?');
    await leaveForCard(second);
    await second.run(() => document.querySelector<HTMLElement>('[value=pay]')?.click(), null);
    await second.arrive(PAGE_PATH);
    await sees(second, 'O voucher é teu');
    await look(first);
    await sees(first, 'Como queres pagar?');
    expect(await receivedEvents(first, 'paid')).to.equal(0);
    await hears(second, 'paid');
    expect(await receivedEvents(second, 'paid')).to.equal(1);
    expect(await paymentRequests()).to.have.length(1);
  });
});

describe('a payment of this browser', () => {
  it('is asked about in another tab of the account, before it pays again', async () => {
    const first = await openAtMethods();
    await payByWallet(first, WALLET.never);
    await sees(first, 'Confirma no MB WAY');
    const second = await openAtMethods();
    await sees(second, 'Tens um pagamento à espera');
    await payByWallet(second, WALLET.never);
    await sees(second, 'Pagar outra vez?');
    expect(await paymentRequests()).to.have.length(1);
    await press(second, 'Ver esse pagamento');
    await sees(second, 'Confirma no MB WAY');
  });

  it('shows neither amount nor reference of a guest’s, until the customer says that it is theirs', async () => {
    await waitForWallet();
    const tab = await openTab(`${PAGE_PATH}?module=${checkoutModule}&guest`);
    await press(tab, 'Continuar');
    await tab.run(async ({ byRole, fill, until }) => {
      fill(await until(() => byRole(document.body, 'textbox', 'Nome')), 'Rui Costa');
      fill(byRole(document.body, 'textbox', 'E-mail'), 'rui@example.com');
      fill(byRole(document.body, 'textbox', 'Número de telemóvel'), '912345678');
    }, null);
    await press(tab, 'Continuar');
    await sees(tab, 'Como queres pagar?');
    await press(tab, 'Confirmar e pagar');
    await sees(tab, 'Neste navegador já foi começado um pagamento desta compra: MB WAY');
    const shown = await tab.run(({ shownText }) => shownText(document), null);
    expect(shown).not.to.match(/referência [0-9A-Z]{8}/);
    await press(tab, 'É meu: ver esse pagamento');
    await sees(tab, 'Confirma no MB WAY');
    expect(await paymentRequests()).to.have.length(1);
  });
});

describe('back from the card’s page by the browser’s own Back', () => {
  it('the page is the one that was left: nothing is sent again, and every button works', async () => {
    const tab = await openAtMethods();
    await leaveForCard(tab);
    await tab.back();
    expect(await tab.run(() => window.isFromCache, null)).to.equal(true);
    await sees(tab, 'Conclui o pagamento');
    expect(await receivedEvents(tab, 'pending')).to.equal(1);

    await press(tab, 'Abrir a página de pagamento');
    await tab.arrive(CARD_PATH);
    await tab.back();
    await press(tab, 'Pagar de outra forma');
    await sees(tab, 'Como queres pagar?');
    await sees(tab, 'Tens um pagamento à espera');
    expect(await paymentRequests()).to.have.length(1);
    await choose(tab, 'MB WAY');
    await payByWallet(tab, WALLET.never);
    await press(tab, 'Sim, pagar de novo');
    await sees(tab, 'Confirma no MB WAY');
    expect(await paymentRequests()).to.have.length(2);
  });

  it('a page that was paid meanwhile says so, once', async () => {
    const tab = await openAtMethods();
    await leaveForCard(tab);
    await comesOutAs('COMPLETED');
    await tab.back();
    await sees(tab, 'O voucher é teu');
    await hears(tab, 'paid');
    expect(await receivedEvents(tab, 'paid')).to.equal(1);
    expect(await paymentRequests()).to.have.length(1);
  });
});
