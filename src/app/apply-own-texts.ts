import { atom } from 'jotai/vanilla';

import { configAtom, type Store } from '../context/checkout-context.ts';
import { reportConfigProblem } from '../context/problems.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Messages } from '../platform/i18n/create-i18n.ts';
import { readOwnTexts } from '../platform/i18n/own-texts.ts';

const ownTextsAtom = atom((get) => readOwnTexts(get(configAtom).texts));

/** The messages already reported to the page's developer; each is reported once. */
const reportedAtom = atom<readonly string[]>([]);

/** Reports each problem of the page's own texts once. */
const reportProblemsAction = atom(null, (get, set) => {
  const { problems } = get(ownTextsAtom);
  const known = get(reportedAtom);
  set(reportedAtom, problems);
  for (const message of problems.filter((each) => !known.includes(each))) {
    reportConfigProblem(get, message);
  }
});

/** Replaces the texts of a catalog by the page's own. Contract section 1 "texts". */
export function withOwnTexts(store: Store, language: LanguageCode, texts: Messages): Messages {
  store.set(reportProblemsAction);
  const own = store.get(ownTextsAtom).texts.get(language);
  const entries = Object.entries(texts).map(([key, text]) => [key, own?.get(key) ?? text]);
  return Object.fromEntries(entries);
}
