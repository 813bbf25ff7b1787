import { describe, expect, it, shadow, untilRole, whenIdle } from '../support/index.ts';
import {
  eventsOf,
  hasEvent,
  pay,
  paymentRequests,
  VOUCHER,
  walkToPayment,
} from './voucher-walks.ts';
import { click, fillContact, GUEST, startWalk, untilStep, type Walk } from './walk.ts';

const shownMethods = ({ element }: Walk): readonly HTMLInputElement[] => [
  ...shadow(element).querySelectorAll<HTMLInputElement>('.mc-payment__method input[type=radio]'),
];

const namesOf = (walk: Walk) => shownMethods(walk).map(({ value }) => value);

describe('payment-methods', () => {
  it('offers the page’s methods in its order, with the first one chosen', async () => {
    const walk = await walkToPayment({ ...VOUCHER, 'payment-methods': 'multibanco,mbway' });
    expect(namesOf(walk)).to.deep.equal(['reference', 'wallet']);
    expect(shownMethods(walk).map(({ checked }) => checked)).to.deep.equal([true, false]);
  });

  it('chooses one method alone by itself, and pays with it', async () => {
    const walk = await walkToPayment({ ...VOUCHER, 'payment-methods': 'card' });
    walk.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
    expect(namesOf(walk)).to.deep.equal(['card']);
    await pay(walk);
    await whenIdle(() => hasEvent(walk, 'redirect'), { what: 'redirect' });
    const [sent] = await paymentRequests();
    expect(sent).to.have.nested.property('body.paymentMethod', 'credit-card');
  });

  it('leaves out an unknown word, with a warning that names the known ones', async () => {
    const some = await walkToPayment({ ...VOUCHER, 'payment-methods': 'cash, card' });
    expect(namesOf(some)).to.deep.equal(['card']);
    const [problem] = eventsOf(some, 'error');
    expect(problem?.['message']).to.match(/payment-methods.*mbway, card, multibanco/);
  });

  it('without a known word offers all methods', async () => {
    const none = await walkToPayment({ ...VOUCHER, 'payment-methods': 'cash' });
    expect(namesOf(none)).to.deep.equal(['wallet', 'card', 'reference']);
    await untilRole(none.element, 'textbox', 'Número de telemóvel');
  });

  it('holds for a premium reservation', async () => {
    const premium = { 'default-view': 'premium', 'payment-methods': 'card,mbway' };
    const walk = await startWalk({ ...GUEST, campaign: 110, ...premium });
    await untilRole(walk.element, 'spinbutton', /.*/);
    await click(walk, 'Continuar');
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, 'Continuar');
    await untilStep(walk, 'confirm');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    expect(namesOf(walk)).to.deep.equal(['card', 'wallet']);
  });
});
