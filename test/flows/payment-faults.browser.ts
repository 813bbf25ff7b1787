import {
  activeElement,
  afterEach,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  setFault,
  setViewport,
  until,
  untilRole,
  untilText,
} from '../support/index.ts';
import { askAgain, CALL, walkToMethods } from './payment-walks.ts';
import { payByWallet, saySendAgain, says, untilWaiting, WALLET } from './voucher-walks.ts';
import { click } from './walk.ts';
import { AGAIN, waitForWallet } from './payment-faults-walks.ts';

const DESKTOP = { width: innerWidth, height: innerHeight };

afterEach(() => setViewport(DESKTOP));

describe('a payment request whose answer is lost', () => {
  it('is warned of in sight and with the focus, also on a phone', async () => {
    await setViewport({ width: 360, height: 640 });
    const walk = await walkToMethods();
    await setFault({ match: CALL.wallet, times: 1, drop: true, after: true });
    await payByWallet(walk, WALLET.never);
    const button = await untilRole(walk.element, 'button', AGAIN);
    const focused = await until(() => activeElement() !== button && activeElement(), {
      what: 'the focus away from the button',
    });
    expect(focused.textContent).to.contain('Não sabemos se a primeira tentativa chegou');
    const { top, bottom } = focused.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(button.getBoundingClientRect().top);
    await expectNoAxeViolations(walk.element);
  });

  it('is warned of beside the resend when the customer returns to the first request', async () => {
    const walk = await waitForWallet();
    await setFault({ match: CALL.wallet, times: 1, after: true, status: 504 });
    await askAgain(walk);
    await saySendAgain(walk);
    await says(walk, 'Não sabemos se a primeira tentativa chegou');
    await click(walk, 'Voltar a esse pagamento');
    await untilWaiting(walk);
    await untilText(walk.element, 'se pagares de novo, podes pagar duas vezes');
    await expectNoAxeViolations(walk.element);
  });
});
