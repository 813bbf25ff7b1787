import { cdp, describe, expect, isOneFile, it, untilRole } from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { chooseSlot, click, oneFreeSlot, startWalk, submit, untilStep } from './walk.ts';

const loseFiles = (urls: readonly string[]) => cdp('Network.setBlockedURLs', { urls });

// This file's page loads the account's code for the first time.
describe('a link with a user’s token', () => {
  it('books nothing in a name that could not be shown, and all as soon as it is', async () => {
    const query = '?campaignId=101&reservationType=normal&userId=1001&token=token-ana';
    history.replaceState(null, '', query);
    await cdp('Network.enable');
    await loseFiles(['*/account.js*']);
    try {
      const walk = await startWalk({ 'host-name': 'loja.example' });
      await chooseSlot(walk, await oneFreeSlot(101, 2));
      if (!isOneFile) {
        await untilRole(walk.element, 'button', 'Tentar de novo');
        expect(await sentBookings()).to.deep.equal([]);
        await loseFiles([]);
        await click(walk, 'Tentar de novo');
      }
      await untilStep(walk, 'confirm');
      await untilRole(walk.element, 'button', 'Não sou eu');
      await submit(walk);
      await untilStep(walk, 'success');
      expect(await sentBookings()).to.have.length(1);
    } finally {
      await loseFiles([]);
    }
  });
});
