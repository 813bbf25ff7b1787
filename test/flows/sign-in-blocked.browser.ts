import {
  answerConsent,
  describe,
  expect,
  it,
  resetSandbox,
  setFault,
  until,
  untilText,
} from '../support/index.ts';
import { LOGIN_FIRST, scriptOf, signAnaIn, startWith, untilIdle } from './sign-in-walks.ts';
import { startWalk, untilStep, type Walk } from './walk.ts';

const untilTold = ({ element }: Walk) => untilText(element, 'Não conseguimos abrir');

/** The users that the page has heard of. */
const signedIn = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'login').map(({ detail }) => detail['userId']);

// Facebook's and Apple's come by the same loader; Google signs in by a button of its own. A file of its own, Google first: a script that has once come stays with the page, and Google's comes with every view.
describe('a provider’s script that is kept away', () => {
  for (const provider of ['google', 'facebook'] as const) {
    it(`${provider}: is shown beside the buttons, and the e-mail still works`, async () => {
      await setFault({ match: scriptOf(provider), status: 503 });
      const walk = await startWalk(LOGIN_FIRST);
      await startWith(walk, provider);
      await untilTold(walk);
      await untilIdle(walk);
      expect(signedIn(walk)).to.deep.equal([]);
      await signAnaIn(walk);
      await untilStep(walk, 'confirm');
      expect(signedIn(walk)).to.deep.equal(['1001']);
    });

    it(`${provider}: a later press works when the script is available again`, async () => {
      await setFault({ match: scriptOf(provider), status: 503 });
      const walk = await startWalk(LOGIN_FIRST);
      await startWith(walk, provider);
      await untilTold(walk);
      await resetSandbox();
      await startWith(walk, provider);
      if (provider === 'google') {
        // Only Google's own button signs in; it stands where ours was.
        await until(() => walk.element.querySelector('[data-sandbox-social="google"]'));
        await startWith(walk, provider);
      }
      await answerConsent(provider, 'accept');
      await untilStep(walk, 'confirm');
      expect(signedIn(walk)).to.have.length(1);
    });
  }
});
