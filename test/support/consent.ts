import { elementsBelow } from './shadow.ts';
import { fill } from './fill.ts';
import { until } from './until.ts';

export type Provider = 'google' | 'facebook' | 'apple';

export type ConsentAnswer = 'accept' | 'refuse' | 'no-token' | 'blocked';

/** Answers the window of a provider's stand-in, which is a dialog of the page, for its usual account or another one. */
export async function answerConsent(
  provider: Provider,
  answer: ConsentAnswer,
  email?: string,
): Promise<void> {
  // The provider's own window comes when it will.
  const dialog = await until(() => document.querySelector(`[data-sandbox-consent="${provider}"]`), {
    what: `the window of ${provider}`,
  });
  const below = [...elementsBelow(dialog)];
  const field = below.find((each) => each instanceof HTMLInputElement && each.name === 'email');
  if (email !== undefined && field) fill(field, email);
  const button = below.find(
    (each) => each instanceof HTMLButtonElement && each.dataset['answer'] === answer,
  );
  if (!(button instanceof HTMLButtonElement)) throw new Error(`${provider} cannot ${answer}.`);
  button.click();
}
