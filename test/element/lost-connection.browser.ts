import {
  cdp,
  describe,
  expect,
  isOneFile,
  it,
  setOffline,
  shownText,
  untilRole,
} from '../support/index.ts';
import { VOUCHER } from '../flows/voucher-walks.ts';
import {
  click,
  fillContact,
  startWalk,
  untilStep,
  untilStepEntered,
  type Walk,
} from '../flows/walk.ts';

const NETWORK = 'Não conseguimos contactar o servidor';

const loseFiles = (urls: readonly string[]) => cdp('Network.setBlockedURLs', { urls });

const timesSaid = ({ element }: Walk, text: string) => shownText(element).split(text).length - 1;

// The standalone file has nothing to lose. A file that came is never lost again, so this test has a page of its own.
describe('when the files that come after the first screen cannot be loaded', () => {
  it('without a connection, that is said once, and the step comes by itself when it is back', async () => {
    if (isOneFile) return;
    await cdp('Network.enable');
    await loseFiles(['*/payment.js*']);
    const walk = await startWalk(VOUCHER);
    await click(walk, 'Continuar');
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await setOffline(true);
    await loseFiles(['*/rest/*', '*/payment.js*']);
    await click(walk, 'Continuar');
    await untilRole(walk.element, 'button', 'Tentar de novo');
    expect(timesSaid(walk, 'Estás sem ligação')).to.equal(1);
    expect(timesSaid(walk, NETWORK)).to.equal(0);

    await setOffline(false);
    await untilStepEntered(walk, 'confirm');
    expect(shownText(walk.element)).to.include('rui@example.com');
  });
});
