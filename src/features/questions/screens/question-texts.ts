import { useAtomValue } from 'jotai';

import { languageAtom } from '../../../context/checkout-context.ts';
import type { Question } from '../../../lib/config/questions.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { optionValue, textIn } from '../rules/answers.ts';

/** Our own texts: presets by id, and the values of their options and of "yes" and "no". */
const OWN_TEXTS: Readonly<Partial<Record<string, MessageKey>>> = {
  occasion: 'questions.occasion',
  birthday: 'questions.birthday',
  anniversary: 'questions.anniversary',
  business: 'questions.business',
  other: 'questions.other',
  allergies: 'questions.allergies',
  'high-chair': 'questions.highChair',
  pet: 'questions.pet',
  yes: 'questions.yes',
  no: 'questions.no',
};

/** The texts of questions in the customer's language: the label, and the options with their values. */
export function useQuestionTexts() {
  const language = useAtomValue(languageAtom);
  const t = useTranslate();
  const own = (name: string) => {
    const key = OWN_TEXTS[name];
    return key ? t(key) : name;
  };
  return {
    labelOf: ({ id, label }: Question) => (label === null ? own(id) : textIn(label, language)),
    optionsOf: ({ type, label, options }: Question) => {
      if (type === 'yes-no') return ['yes', 'no'].map((value) => ({ value, text: own(value) }));
      return options.map((option) => {
        const value = optionValue(option);
        return { value, text: label === null ? own(value) : textIn(option, language) };
      });
    },
  };
}
