import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { BookState } from '../../../offer/rules/offer-choice.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';

/** The refused press of a field, and its setter: once the customer's choice changes, the refusal is null again. */
export function useRefusal<Refusal>() {
  const book = useAtomValue(bookingFormAtom);
  const [state, setState] = useState<{ refusal: Refusal | null; book: BookState } | null>(null);
  const refuse = (refusal: Refusal | null) => setState({ refusal, book });
  return [state?.book === book ? state.refusal : null, refuse] as const;
}
