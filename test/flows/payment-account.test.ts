import {
  describe,
  expect,
  expectNoAxeViolations,
  it,
  recordedRequests,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { decideAt, keepHere, PLANS, SMART_OFFER, startAtPlans } from './premium-walks.ts';
import { askForLink, walkToMethods } from './payment-walks.ts';
import { eventsOf, hasEvent, reload, VOUCHER } from './voucher-walks.ts';
import { ANA, click, untilStep, untilStepEntered } from './walk.ts';
import { signAnaIn } from './sign-in-walks.ts';

const asked = async () =>
  (await recordedRequests({ method: 'GET' })).filter(({ path }) =>
    /mbway-payment-status/.test(path),
  );

describe('the open payment of an account', () => {
  it('is asked about as the account after a reload, and its page is offered again', async () => {
    const walk = await walkToMethods();
    await askForLink(walk, /^Cartão/);
    await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
    const after = await reload(walk, { ...VOUCHER, ...ANA });
    await untilRole(after.element, 'heading', 'Conclui o pagamento');
    after.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
    await click(after, 'Abrir a página de pagamento');
    await whenIdle(() => hasEvent(after, 'redirect'), { what: 'redirect' });
    expect(eventsOf(after, 'redirect')).to.deep.equal(eventsOf(walk, 'redirect'));
    const questions = await asked();
    expect(questions.length).to.be.greaterThan(0);
    for (const { path } of questions) expect(path).not.to.include('/guest/');
  });
});

describe('a membership', () => {
  it('is pending when its page is opened and paid when the profile says so, also after a reload', async () => {
    const walk = await startAtPlans();
    const addresses = keepHere(walk);
    await click(walk, PLANS.buyBest);
    await whenIdle(() => hasEvent(walk, 'pending'), { what: 'pending' });
    const { intent, ...purchase } = eventsOf(walk, 'pending')[0] ?? {};
    expect(purchase['kind']).to.equal('premium');
    expect(intent).to.equal(eventsOf(walk, 'submit')[0]?.['intent']);
    expect(hasEvent(walk, 'paid')).to.equal(false);
    const after = await reload(walk, { campaign: SMART_OFFER, ...ANA });
    await untilRole(after.element, 'button', PLANS.check);
    await decideAt(addresses[0] ?? '', 'pay');
    await click(after, PLANS.check);
    await untilStepEntered(after, 'choice');
    await whenIdle(() => hasEvent(after, 'paid'), { what: 'paid' });
    expect(eventsOf(after, 'paid')).to.deep.equal([{ ...purchase, amount: 3588, currency: 'EUR' }]);
  });
});

describe('the open payment of an account', () => {
  it('that is not signed in any more offers the sign-in, which shows how the payment ended', async () => {
    const walk = await walkToMethods();
    await askForLink(walk, /^Cartão/);
    await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
    const before = (await asked()).length;
    const guest = await reload(walk, VOUCHER);
    await untilRole(guest.element, 'heading', 'Conclui o pagamento');
    const signIn = await untilRole(guest.element, 'button', 'Entrar');
    await expectNoAxeViolations(guest.element);
    await decideAt(String(eventsOf(walk, 'redirect')[0]?.['url']), 'pay');
    window.dispatchEvent(new Event('focus'));
    expect((await asked()).length).to.equal(before);
    signIn.click();
    await untilStepEntered(guest, 'login');
    await signAnaIn(guest);
    await untilStep(guest, 'success');
    await whenIdle(() => eventsOf(guest, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(guest, 'paid')).to.have.length(1);
    for (const { path } of await asked()) expect(path).not.to.include('/guest/');
  });
});
