import {
  answerConsent,
  describe,
  it,
  resetSandbox,
  setFault,
  shownText,
  until,
} from '../support/index.ts';
import {
  LOGIN_FIRST,
  PROVIDERS,
  scriptOf,
  signAnaIn,
  startWith,
  untilIdle,
} from './sign-in-walks.ts';
import { startWalk, untilStep, type Walk } from './walk.ts';

const untilTold = ({ element }: Walk) =>
  until(() => shownText(element).includes('Não conseguimos abrir'), { what: 'the reason' });

// A file of its own, Google first: a script that has once come stays with the page, and Google's comes with every view.
describe('a provider’s script that is kept away', () => {
  for (const provider of PROVIDERS) {
    it(`${provider}: is told beside the buttons, and the e-mail still works`, async () => {
      await setFault({ match: scriptOf(provider), status: 503 });
      const walk = await startWalk(LOGIN_FIRST);
      await startWith(walk, provider);
      await untilTold(walk);
      await untilIdle(walk);
      await signAnaIn(walk);
      await untilStep(walk, 'confirm');
    });

    it(`${provider}: a later press works when the script can be had again`, async () => {
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
    });
  }
});
