import { describe, expect, it, setFault, untilRole } from '../support/index.ts';
import { CALL, FIRST_PAYMENT, seePageAgain } from './payment-walks.ts';
import {
  payByWallet,
  paymentRequests,
  reload,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';
import { waitForWallet } from './payment-journal-walks.ts';
import { click, fillContact, startWalk, untilStep } from './walk.ts';

describe('a payment outlives the state of its flow', () => {
  it('where that is lost, its status is asked and the wallet’s screen shows again', async () => {
    const before = await waitForWallet();
    for (const key of Object.keys(sessionStorage)) {
      const stored = sessionStorage.getItem(key) ?? '';
      if (stored.startsWith('{"version"')) sessionStorage.setItem(key, stored.slice(0, 50));
    }
    const walk = await reload(before);
    await untilWaiting(walk);
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'COMPLETED', message: '' },
    });
    seePageAgain();
    await says(walk, 'O voucher é teu');
    expect(await paymentRequests()).to.have.length(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('payment'))).to.deep.equal([]);
  });

  it('in two elements with one id: the second asks, and neither loses it', async () => {
    const first = await startWalk({ ...VOUCHER, id: 'twin' });
    const second = await startWalk({ ...VOUCHER, id: 'twin' });
    for (const walk of [first, second]) {
      await click(walk, 'Continuar');
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, 'Continuar');
      await untilStep(walk, 'confirm');
    }
    await payByWallet(first, WALLET.never);
    await untilWaiting(first);
    await payByWallet(second, WALLET.never);
    await untilRole(second.element, 'alertdialog', 'Pagar outra vez?');
    await click(second, 'Ver esse pagamento');
    await untilWaiting(second);
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'COMPLETED', message: '' },
    });
    seePageAgain();
    await says(first, 'O voucher é teu');
    await says(second, 'O voucher é teu');
    expect(await paymentRequests()).to.have.length(1);
  });
});
