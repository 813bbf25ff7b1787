import type { Sentence } from '../context/problem-atoms.ts';
import { useTranslate } from './use-translate.ts';

/** Turns a sentence for the customer into text: ours translated, the server's as it came. */
export function useSentence(): (sentence: Sentence) => string {
  const t = useTranslate();
  return (sentence) => ('key' in sentence ? t(sentence.key) : sentence.text);
}
