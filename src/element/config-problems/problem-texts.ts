import { toText } from '../../lib/config/text.ts';
import { ATTRIBUTES } from '../../lib/config/attributes.ts';
import type { ConfigProblem, ProblemKind } from '../read-config.ts';
import { quote } from './quote.ts';
import { takesInWords } from './takes.ts';

/** What the words for a page's mistakes are asked for; they come only when there is one. */
export interface ProblemTexts {
  describeProblem: (problem: ConfigProblem) => string;
  describeIdleTarget: (target: string) => string;
}

/** The refused value: without what may be a password or a key in a URL, and nothing at all of a secret. */
function describeGiven({ key, input }: ConfigProblem): string {
  const text = toText(input)
    .replace(/^.*@/s, '…@')
    .replace(/[?#].*/s, '…');
  return ATTRIBUTES[key].secret || !text ? '' : `, not ${quote(text)}`;
}

const placeOf = ({ place, isParam }: ConfigProblem): string =>
  `${isParam ? 'URL parameter' : 'attribute'} "${place}"`;

const SENTENCES: Readonly<Record<ProblemKind, (problem: ConfigProblem) => string>> = {
  refused: (problem) =>
    `The ${placeOf(problem)} takes ${takesInWords(problem.takes)}${describeGiven(problem)}.`,
  part: (problem) =>
    `The ${placeOf(problem)} takes ${takesInWords(problem.takes)}: each row that cannot be used is left out.`,
  fixed: (problem) => `The ${placeOf(problem)} is fixed when the element first connects.`,
  half: (problem) =>
    `"user-id" and "token" go together: without the ${placeOf(problem)} nobody is signed in.`,
};

/** One sentence for whoever builds the page: the attribute or parameter, what it takes, and what it was given. */
export function describeProblem(problem: ConfigProblem): string {
  return SENTENCES[problem.kind](problem);
}

/** One sentence about a trigger whose target opens nothing. */
export function describeIdleTarget(target: string): string {
  const takes = 'the "#id" of an element with mode="modal" or "button"';
  return `data-merchant-checkout-open=${quote(target)} opens nothing: it takes ${takes}.`;
}
