import {
  activeElement,
  allByRole,
  cdp,
  consoleDuring,
  describe,
  expect,
  isOneFile,
  it,
  setOffline,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { VOUCHER } from '../flows/voucher-walks.ts';
import {
  chooseSlot,
  click,
  fillContact,
  GUEST,
  oneFreeSlot,
  startWalk,
  stepsOf,
  untilStep,
  untilStepEntered,
  type Walk,
} from '../flows/walk.ts';

const NETWORK = 'Não conseguimos contactar o servidor';

const loseFiles = (urls: readonly string[]) => cdp('Network.setBlockedURLs', { urls });

const timesSaid = ({ element }: Walk, text: string) => shownText(element).split(text).length - 1;

const errorsOf = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'error').map(({ detail }) => detail);

// The standalone file has nothing to lose; this file's page loads the later chunks for the first time.
describe('when the files that come after the first screen cannot be loaded', () => {
  it('the first screen stays as it is, and the next one says so once and continues after a retry', async () => {
    if (isOneFile) return;
    await cdp('Network.enable');
    // A file that came is never lost again: the next test needs payment.js to be lost from the start.
    await loseFiles(['*/booking.js*', '*/shared.js*', '*/account.js*', '*/payment.js*']);
    try {
      const walk = await startWalk({ campaign: 101, ...GUEST });
      const { element } = walk;
      const lines = await consoleDuring(async () => {
        await chooseSlot(walk, await oneFreeSlot(101, 2));
        await untilRole(element, 'button', 'Tentar de novo');
      });
      expect(timesSaid(walk, NETWORK)).to.equal(1);
      expect(stepsOf(walk)).to.deep.equal(['choice']);
      const reported = errorsOf(walk).at(-1);
      expect(reported).to.include({ code: 'network' });
      expect(reported?.['message']).to.match(
        /^http\S+\/(?:account|booking|shared)\.js could not be loaded$/,
      );
      expect(lines.at(-1)).to.include(reported?.['message']);

      const [retry] = allByRole(element, 'button', 'Tentar de novo');
      retry?.focus();
      const before = errorsOf(walk).length;
      retry?.click();
      await whenIdle(() => errorsOf(walk).length > before, { what: 'the error of the second try' });
      expect(timesSaid(walk, NETWORK)).to.equal(1);
      expect(activeElement()?.textContent).to.equal('Tentar de novo');

      await loseFiles(['*/payment.js*']);
      retry?.click();
      await untilStepEntered(walk, 'client-info');
      expect(timesSaid(walk, NETWORK)).to.equal(0);
    } finally {
      await loseFiles(['*/payment.js*']);
    }
  });

  it('without a connection, that is said once, and the step comes by itself when it is back', async () => {
    if (isOneFile) return;
    await cdp('Network.enable');
    await loseFiles(['*/payment.js*']);
    const walk = await startWalk(VOUCHER);
    await click(walk, 'Continuar');
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await setOffline(true, ['*/payment.js*']);
    await click(walk, 'Continuar');
    await untilRole(walk.element, 'button', 'Tentar de novo');
    expect(timesSaid(walk, 'Estás sem ligação')).to.equal(1);
    expect(timesSaid(walk, NETWORK)).to.equal(0);

    await setOffline(false);
    await untilStepEntered(walk, 'confirm');
    expect(shownText(walk.element)).to.include('rui@example.com');
  });
});
