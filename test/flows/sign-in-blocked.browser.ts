import {
  answerConsent,
  describe,
  expect,
  it,
  resetSandbox,
  setFault,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  ANA_SIGNS_IN,
  continueWith,
  LOGIN_FIRST,
  scriptOf,
  SIGN_IN,
  startWith,
  untilView,
} from './sign-in-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';

/** The users that the page has heard of. */
const signedIn = ({ receivedEvents }: Walk) =>
  receivedEvents.filter(({ name }) => name === 'login').map(({ detail }) => detail['userId']);

// Facebook's and Apple's come by the same loader; Google signs in by a button of its own. A file of its own, Google first: a script that has once come stays with the page, and Google's comes with every view.
describe('a provider’s script that is kept away', () => {
  for (const provider of ['google', 'facebook'] as const) {
    it(`${provider}: is shown beside the buttons, the e-mail still works, and so does a later press when the script is available again`, async () => {
      await setFault({ match: scriptOf(provider), status: 503 });
      const walk = await startWalk(LOGIN_FIRST);
      await startWith(walk, provider);
      await untilText(walk.element, 'Não conseguimos abrir');
      expect(signedIn(walk)).to.deep.equal([]);
      await continueWith(walk, ANA_SIGNS_IN.email);
      await untilView(SIGN_IN.login);
      await click(walk, SIGN_IN.back);
      await untilRole(walk.element, 'heading', SIGN_IN.first);
      await resetSandbox();
      await startWith(walk, provider);
      if (provider === 'google') {
        // Only Google's own button signs in; it stands where ours was.
        await whenIdle(() => walk.element.querySelector('[data-sandbox-social="google"]'));
        await startWith(walk, provider);
      }
      await answerConsent(provider, 'accept');
      await untilStep(walk, 'confirm');
      expect(signedIn(walk)).to.have.length(1);
    });
  }
});
