import {
  describe,
  expect,
  fill,
  it,
  shownText,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { guestWith, ORDER, sentOrders, startAtConfirm, untilShown } from './product-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { click, field, untilStep } from './walk.ts';
import { atNewAddress, refuseToSave } from './product-address-walks.ts';

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
});
