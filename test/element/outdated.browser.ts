import { allByRole, cdp, describe, expect, isOneFile, it, untilRole } from '../support/index.ts';
import { reload, says, VOUCHER } from '../flows/voucher-walks.ts';
import { click, fillContact, startWalk, untilStep } from '../flows/walk.ts';

const RELOAD = 'Recarregar a página';

/** A deploy takes some files away: they load no more, and their server says that they are gone. */
async function deployWithout(files: readonly string[], run: () => Promise<void>): Promise<void> {
  const ask = window.fetch;
  window.fetch = async (input, init) =>
    init?.method === 'HEAD' ? new Response(null, { status: 404 }) : ask(input, init);
  await cdp('Network.enable');
  await cdp('Network.setBlockedURLs', { urls: files });
  try {
    await run();
  } finally {
    window.fetch = ask;
    await cdp('Network.setBlockedURLs', { urls: [] });
  }
}

// This file's page loads the code of payments for the first time.
describe('a page that is out of date since a deploy', () => {
  it('says so, offers its reload, and has kept what was chosen after it', async () => {
    if (isOneFile) return;
    const walk = await startWalk(VOUCHER);
    await deployWithout(['*/payment.js*'], async () => {
      await click(walk, 'Mais um voucher');
      await says(walk, /84,00\s€/);
      await click(walk, 'Continuar');
      await untilStep(walk, 'client-info');
      await fillContact(walk);
      await click(walk, 'Continuar');
      await says(walk, 'Esta página está desatualizada');
      await untilRole(walk.element, 'button', RELOAD);
      expect(allByRole(walk.element, 'button', 'Tentar de novo')).to.deep.equal([]);
    });
    const after = await reload(walk);
    await says(after, /2 vouchers/);
  });
});
