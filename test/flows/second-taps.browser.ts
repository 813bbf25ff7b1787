import { sendMouse } from '@web/test-runner-commands';
import {
  describe,
  expect,
  holdClock,
  it,
  passTime,
  setFault,
  testClock,
  untilNoRole,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { CALL, chargeMore, untilResendFree, walkToMethods } from './payment-walks.ts';
import { eventsOf, payByWallet, paymentRequests, untilWaiting, WALLET } from './voucher-walks.ts';
import { chooseSlot, click, GUEST, oneFreeSlot, startWalk, untilStep } from './walk.ts';

const LONG_AFTER_MS = 60_000;
/** The second tap of a double tap comes sooner. */
const DOUBLE_TAP_MS = 500;

/** The clock stands still, long after what is shown has come; the returned function sets it half a second later. */
function stopClock(): () => void {
  holdClock(LONG_AFTER_MS);
  const stopped = Date.now();
  return () => testClock.hold(stopped + DOUBLE_TAP_MS);
}

/** A tap as the browser reports it; gives whether it reached the button. */
async function tap(button: HTMLElement): Promise<boolean> {
  let hasReached = false;
  button.addEventListener('click', () => (hasReached = true), { once: true });
  const isOver = new Promise((resolve) => {
    addEventListener('click', () => setTimeout(resolve), { capture: true, once: true });
  });
  button.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'click', position });
  await isOver;
  return hasReached;
}

describe('the second tap of a double tap', () => {
  it('does not lead to the sign-in in the step that it opened', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const slot = await oneFreeSlot(101, 2);
    const letRun = stopClock();
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    const button = await untilRole(walk.element, 'button', 'Já tenho conta');
    expect(await tap(button)).to.equal(false);
    letRun();
    expect(await tap(button)).to.equal(true);
    await untilStep(walk, 'login');
  });

  it('neither leaves the wallet that was asked nor asks it again, nor pays where another way is chosen', async () => {
    const walk = await walkToMethods();
    const letRun = stopClock();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    for (const name of ['Enviar o pedido de novo', 'Usar outro número', 'Pagar de outra forma']) {
      expect(await tap(await untilRole(walk.element, 'button', name)), name).to.equal(false);
    }
    letRun();
    await click(walk, 'Pagar de outra forma');
    const pay = await untilRole(walk.element, 'button', 'Confirmar e pagar');
    expect(await tap(pay)).to.equal(false);
    expect(await paymentRequests()).to.have.length(1);
  });

  it('is no yes to pay again', async () => {
    const walk = await walkToMethods();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    await passTime(30_000);
    await untilResendFree(walk);
    const letRun = stopClock();
    await click(walk, 'Enviar o pedido de novo');
    const yes = await untilRole(walk.element, 'button', 'Enviar de novo');
    expect(await tap(yes)).to.equal(false);
    expect(await paymentRequests()).to.have.length(1);
    letRun();
    expect(await tap(yes)).to.equal(true);
    // The platform has taken it: no late answer reaches the next test.
    await whenIdle(() => eventsOf(walk, 'pending').length === 2);
  });

  it('is no yes to another amount', async () => {
    const walk = await walkToMethods();
    await chargeMore('wallet');
    await setFault({ match: CALL.status, body: { id: 1, status: 'IN_PROGRESS', message: '' } });
    const letRun = stopClock();
    await payByWallet(walk, WALLET.never);
    const yes = await untilRole(walk.element, 'button', /45,00/);
    expect(await tap(yes)).to.equal(false);
    letRun();
    expect(await tap(yes)).to.equal(true);
    await untilNoRole(walk.element, 'alertdialog');
  });
});
