import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';
import { sentenceFor } from '../../../context/report-problem.ts';

/** What the customer reads of a change of the cart that failed: where the answer was lost, words of a cart and of no booking. */
export function cartSentence(error: ApiError): Sentence {
  return error.code === 'outcome_unknown' ? { key: 'cart.outcomeUnknown' } : sentenceFor(error);
}
