import {
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  recordedRequests,
  untilRole,
  until,
} from '../support/index.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { decideAt } from './premium-walks.ts';
import { askForLink, walkToMethods } from './payment-walks.ts';
import { eventsOf, reload, VOUCHER } from './voucher-walks.ts';
import { untilStep, untilStepEntered } from './walk.ts';

const asked = async () =>
  (await recordedRequests({ method: 'GET' })).filter(({ path }) =>
    /mbway-payment-status/.test(path),
  );

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
    await expectNoOverflow(guest.element);
    await decideAt(String(eventsOf(walk, 'redirect')[0]?.['url']), 'pay');
    window.dispatchEvent(new Event('focus'));
    expect((await asked()).length).to.equal(before);
    signIn.click();
    await untilStepEntered(guest, 'login');
    await signAnaIn(guest);
    await untilStep(guest, 'success');
    await until(() => eventsOf(guest, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(guest, 'paid')).to.have.length(1);
    for (const { path } of await asked()) expect(path).not.to.include('/guest/');
  });
});
