import {
  activeElement,
  allByRole,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { atNewAddress, refuseToSave } from './product-address-walks.ts';
import {
  ANA_ORDERS,
  guestWith,
  ORDER,
  pick,
  pickWay,
  sentOrders,
  startAtConfirm,
  startAtDelivery,
  untilShown,
} from './product-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { click, field, fillContact, untilStep } from './walk.ts';

describe('a new address', () => {
  it('over which the session ends is there again after signing in', async () => {
    const walk = await atNewAddress();
    await refuseToSave(401, 'Sessão terminada.');
    await click(walk, 'Guardar morada');
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'delivery');
    await untilRole(walk.element, 'heading', ORDER.delivery);
    await click(walk, 'Adicionar morada');
    expect(valueOf(await field(walk, 'Rua e número'))).to.equal('Rua da República 12');
    expect(valueOf(await field(walk, 'Código postal'))).to.equal('7000-854');
  });

  it('over which the session ends leads a guest to the cart, which is another one', async () => {
    const walk = await atNewAddress({ 'allow-guest-login': true });
    await refuseToSave(401, 'Sessão terminada.');
    await click(walk, 'Guardar morada');
    await untilStep(walk, 'cart-review');
    await untilShown(walk, 'O carrinho está vazio.');
    expect(shownText(walk.element)).not.to.include('De momento não há forma');
  });

  it('that cannot be saved stays as it was typed, with the reason, and is saved by another press', async () => {
    const walk = await atNewAddress();
    await refuseToSave(500, 'Agora não dá.');
    await click(walk, 'Guardar morada');
    await untilShown(walk, 'Agora não dá.');
    expect(valueOf(await field(walk, 'Rua e número'))).to.equal('Rua da República 12');
    await expectNoAxeViolations(walk.element);
    await click(walk, 'Guardar morada');
    await untilNoRole(walk.element, 'dialog');
    const saved = await untilRole(walk.element, 'radio', /Rua da República 12/);
    expect(saved.matches(':checked')).to.equal(true);
    expect(await recordedRequests({ path: '/user/addresses/create' })).to.have.length(2);
  });
});

describe("a guest's invoice", () => {
  it('that is wanted before signing in is made out to one of the addresses of the account', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'));
    (await untilRole(walk.element, 'checkbox', ORDER.invoice)).click();
    fill(await field(walk, 'Nome na fatura'), 'Costa & Filhos, Lda.');
    await click(walk, 'Já tenho conta');
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    const office = await untilRole(walk.element, 'radio', /^Escritório/);
    await whenIdle(() => office.matches(':checked'), { what: 'the only address with a number' });
    expect(shownText(walk.element)).not.to.include('Ainda não tens uma morada com NIF.');
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    const [order] = await sentOrders();
    expect(order?.body).to.deep.nested.include({
      taxInformation: {
        fiscalName: 'Ferreira Lopes, Arquitetura, Lda.',
        fiscalNumber: '501442600',
      },
      'orderInformation.fiscalAddressId': 9002,
    });
  });

  it('is made out to the name and number of the form', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'));
    await fillContact(walk);
    (await untilRole(walk.element, 'checkbox', ORDER.invoice)).click();
    await field(walk, 'Nome na fatura');
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'O NIF tem de ter 9 algarismos.');
    expect(await sentOrders()).to.deep.equal([]);
    await expectNoAxeViolations(walk.element);
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

describe('a saved address', () => {
  it('is deleted after a question; a failure is shown in it, and the focus stays in the list', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await pick(walk, /^Casa/);
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await click(walk, /^Apagar/);
    const question = await untilRole(walk.element, 'alertdialog', 'Apagar esta morada?');
    await untilText(question, 'Não dá para desfazer.');
    await expectNoAxeViolations(walk.element);
    await click(walk, 'Cancelar');
    await untilNoRole(walk.element, 'alertdialog');

    await click(walk, /^Apagar/);
    await setFault({
      match: 'POST /rest/user/addresses/delete',
      status: 500,
      body: { status: 500, name: 'X', message: 'Agora não dá.', code: 'X' },
      times: 1,
    });
    await click(walk, 'Apagar morada');
    await untilShown(walk, 'Agora não dá.');
    await click(walk, 'Apagar morada');
    await untilNoRole(walk.element, 'alertdialog');
    await whenIdle(() => activeElement()?.computedRole === 'radio', {
      what: 'the focus in the list',
    });
    expect(allByRole(walk.element, 'radio', /^Casa/)).to.deep.equal([]);
    // The only one that is left is chosen. Spec section 4 "Delivery".
    const left = await untilRole(walk.element, 'radio', /^Escritório/);
    expect(left.matches(':checked')).to.equal(true);
    const deleted = await recordedRequests({ path: '/user/addresses/delete' });
    expect(deleted.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'POST /rest/user/addresses/delete/9001',
      'POST /rest/user/addresses/delete/9001',
    ]);
    expect(deleted[1]?.query).to.deep.equal({
      clientApplication: 'WEB',
      language: 'pt_PT',
      token: 'token-ana',
    });
  });
});

describe('with the keyboard alone', () => {
  it('the way to get the goods stands alone once it is chosen, and another is chosen from the first one on', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.storePickup);
    const change = await untilRole(walk.element, 'button', 'Alterar a forma de entrega');
    expect(allByRole(walk.element, 'button', ORDER.delivery)).to.have.length(0);
    await whenIdle(() => activeElement() === change, { what: 'the focus on the way to change' });
    change.click();
    await whenIdle(() => ORDER.delivery.test(activeElement()?.computedName ?? ''), {
      what: 'the focus on the first way',
    });
    expect(activeElement()?.parentElement?.querySelectorAll('[aria-current]')).to.have.length(0);
  });
});
