import {
  activeElement,
  afterEach,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  setFault,
  setViewport,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { CALL, walkToMethods } from './payment-walks.ts';
import { payByWallet, WALLET } from './voucher-walks.ts';
import { AGAIN } from './payment-faults-walks.ts';

const DESKTOP = { width: innerWidth, height: innerHeight };

afterEach(() => setViewport(DESKTOP));

describe('a payment request whose answer is lost', () => {
  it('is warned of in sight and with the focus, also on a phone', async () => {
    await setViewport({ width: 360, height: 640 });
    const walk = await walkToMethods();
    await setFault({ match: CALL.wallet, times: 1, drop: true, after: true });
    await payByWallet(walk, WALLET.never);
    const button = await untilRole(walk.element, 'button', AGAIN);
    const focused = await whenIdle(() => activeElement() !== button && activeElement(), {
      what: 'the focus away from the button',
    });
    expect(focused.textContent).to.contain('Não sabemos se a primeira tentativa chegou');
    const { top, bottom } = focused.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(button.getBoundingClientRect().top);
    await expectNoAxeViolations(walk.element);
  });
});
