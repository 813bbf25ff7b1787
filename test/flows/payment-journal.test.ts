import { describe, expect, it, setFault } from '../support/index.ts';
import { CALL, FIRST_PAYMENT, seePageAgain } from './payment-walks.ts';
import { paymentRequests, reload, says, untilWaiting } from './voucher-walks.ts';
import { waitForWallet } from './payment-journal-walks.ts';

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
});
