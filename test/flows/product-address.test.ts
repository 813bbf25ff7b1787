import {
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  recordedRequests,
  shownText,
  untilNoRole,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { atNewAddress, refuseToSave } from './product-address-walks.ts';
import { guestWith, ORDER, sentOrders, startAtConfirm, untilShown } from './product-walks.ts';
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
