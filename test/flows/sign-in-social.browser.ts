import {
  answerConsent,
  describe,
  expect,
  it,
  press,
  recordedRequests,
  setFault,
  untilRole,
  untilText,
  type Provider,
} from '../support/index.ts';
import { LOGIN_FIRST, PROVIDERS, SOCIAL_BUTTONS, scriptOf, startWith } from './sign-in-walks.ts';
import { startWalk, untilStep } from './walk.ts';

const callOf = (provider: Provider) => ({
  method: 'POST',
  path: `signUpLogin${provider.charAt(0).toUpperCase()}${provider.slice(1)}`,
});

describe('a provider’s account', () => {
  // First: a script that has once come stays with the page.
  it('registers who is new; the scripts of Facebook and Apple come only when their button is near', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    await untilRole(walk.element, 'button', SOCIAL_BUTTONS.google);
    expect(await recordedRequests({ path: scriptOf('facebook') })).to.deep.equal([]);
    expect(await recordedRequests({ path: scriptOf('apple') })).to.deep.equal([]);
    await startWith(walk, 'facebook');
    await answerConsent('facebook', 'accept', 'maria@example.com');
    await untilStep(walk, 'client-info');
    expect(walk.receivedEvents.filter(({ name }) => name === 'login')).to.have.length(1);
  });

  for (const provider of PROVIDERS) {
    it(`${provider}: signs in after its consent`, async () => {
      const walk = await startWalk(LOGIN_FIRST);
      await startWith(walk, provider);
      await answerConsent(provider, 'accept');
      await untilStep(walk, 'confirm');
      const [login, ...others] = await recordedRequests(callOf(provider));
      expect(others).to.deep.equal([]);
      expect(login?.body).to.include({ persistence: 'false' });
    });
  }

  it('apple: a blocked window is explained, a refusal of the platform is its own sentence in a modal, and another press works', async () => {
    const walk = await startWalk(LOGIN_FIRST);
    await startWith(walk, 'apple');
    await answerConsent('apple', 'blocked');
    await untilText(walk.element, 'Não conseguimos abrir Apple.');
    await setFault({
      match: 'POST /rest/client/authentication/signUpLoginApple',
      status: 403,
      body: { message: 'Esta conta está suspensa.' },
      times: 1,
    });
    await startWith(walk, 'apple');
    await answerConsent('apple', 'accept');
    const modal = await untilRole(walk.element, 'alertdialog', 'Não foi possível entrar');
    await untilText(modal, 'Esta conta está suspensa.');
    await press('Escape');
    await startWith(walk, 'apple');
    await answerConsent('apple', 'accept');
    await untilStep(walk, 'confirm');
  });
});
