import {
  activeElement,
  allByRole,
  byRole,
  choose,
  describe,
  expect,
  fill,
  it,
  press,
  recordedRequests,
  tabTo,
  type,
  until,
  untilNoRole,
  untilRole,
  valueOf,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  expectUsable,
  guestWith,
  ORDER,
  pickWay,
  sentOrders,
  startAtConfirm,
  startAtDelivery,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { click, field, fillContact, untilStep } from './walk.ts';
import { atNewAddress, refuseToSave } from './product-address-walks.ts';

describe('a new address', () => {
  it('that cannot be saved stays as it was typed, with the reason, and is saved by another press', async () => {
    const walk = await atNewAddress();
    await refuseToSave(500, 'Agora não dá.');
    await click(walk, 'Guardar morada');
    await untilShown(walk, 'Agora não dá.');
    expect(valueOf(await field(walk, 'Rua e número'))).to.equal('Rua da República 12');
    await expectUsable(walk);
    await click(walk, 'Guardar morada');
    await untilNoRole(walk.element, 'dialog');
    const saved = await untilRole(walk.element, 'radio', /Rua da República 12/);
    expect(saved.matches(':checked')).to.equal(true);
    expect(await recordedRequests({ path: '/user/addresses/create' })).to.have.length(2);
  });
});

describe('with the keyboard alone', () => {
  const go = async (target: HTMLElement) => {
    await tabTo(target);
    await press('Enter');
  };

  it('a saved address is deleted, and the focus moves to the one that is left', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await tabTo(await untilRole(walk.element, 'radio', /^Casa/));
    await press('Space');
    await go(await untilRole(walk.element, 'button', /^Apagar/));
    const question = await untilRole(walk.element, 'alertdialog', 'Apagar esta morada?');
    await until(() => question.contains(activeElement()), { what: 'the focus in the question' });
    // The way out comes first.
    await press('Tab');
    expect(activeElement()?.computedName).to.equal('Cancelar');
    await go(byRole(question, 'button', 'Apagar morada'));
    await untilNoRole(walk.element, 'alertdialog');
    await until(() => activeElement()?.computedName.startsWith('Escritório'), {
      what: 'the focus on the address that is left',
    });
    await press('Tab');
    expect(activeElement()?.computedName).to.match(/^Alterar/);
  });

  it('the way to get the goods stands alone once it is chosen, and another is chosen from the first one on', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.storePickup);
    const change = await untilRole(walk.element, 'button', 'Alterar a forma de entrega');
    expect(allByRole(walk.element, 'button', ORDER.delivery)).to.have.length(0);
    await until(() => activeElement() === change, { what: 'the focus on the way to change' });
    await press('Enter');
    await until(() => ORDER.delivery.test(activeElement()?.computedName ?? ''), {
      what: 'the focus on the first way',
    });
    expect(activeElement()?.parentElement?.querySelectorAll('[aria-current]')).to.have.length(0);
  });

  it('a foreign postal code that Enter sends has its own rates', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.delivery);
    choose(await untilRole(walk.element, 'combobox', 'País'), '68');
    await typeAddress(walk, '06001');
    (await field(walk, 'Código postal')).focus();
    await press('Tab');
    await untilShown(walk, /CTT Internacional/);
    const code = await field(walk, 'Código postal');
    code.focus();
    await press('Control+a');
    await type('28001');
    await press('Enter');
    await until(
      async () =>
        (await recordedRequests({ path: '/delivery/rates' })).at(-1)?.query['postalCode'] ===
        '28001',
      { what: 'the rates of what was typed last' },
    );
  });
});

describe("a guest's invoice", () => {
  it('is made out to the name and number of the form', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'));
    await fillContact(walk);
    (await untilRole(walk.element, 'checkbox', ORDER.invoice)).click();
    await field(walk, 'Nome na fatura');
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'O NIF tem de ter 9 algarismos.');
    expect(await sentOrders()).to.deep.equal([]);
    await expectUsable(walk);
    fill(await field(walk, 'Nome na fatura'), 'Costa & Filhos, Lda.');
    fill(await field(walk, 'NIF'), 'PT 501 442 600');
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    const [order, ...others] = await sentOrders();
    expect(others).to.deep.equal([]);
    expect(order?.body).to.deep.include({
      taxInformation: { fiscalName: 'Costa & Filhos, Lda.', fiscalNumber: '501442600' },
    });
    expect(order?.body).not.to.have.nested.property('orderInformation.fiscalAddressId');
  });
});
