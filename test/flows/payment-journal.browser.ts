import { describe, expect, it, openTab, type Tab } from '../support/index.ts';
import { waitForWallet } from './payment-journal-walks.ts';
import { paymentRequests, WALLET } from './voucher-walks.ts';

const PAGE = `/test/flows/payment-page.html?module=${checkoutModule}`;

const press = (tab: Tab, name: string) =>
  tab.run(async ({ byRole, until }, wanted) => {
    const button = await until(() => byRole(document.body, 'button', wanted), { what: wanted });
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
  tab.run(async ({ byRole, fill, until }, number) => {
    fill(await until(() => byRole(document.body, 'textbox', 'Número de telemóvel')), number);
    byRole(document.body, 'button', 'Confirmar e pagar').click();
  }, phone);

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
    await tab.run(async ({ byRole, fill, until }) => {
      fill(await until(() => byRole(document.body, 'textbox', 'Nome')), 'Rui Costa');
      fill(byRole(document.body, 'textbox', 'E-mail'), 'rui@example.com');
      fill(byRole(document.body, 'textbox', 'Número de telemóvel'), '912345678');
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
