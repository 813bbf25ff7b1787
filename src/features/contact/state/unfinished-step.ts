import type { Getter } from 'jotai/vanilla';

import type { StepRules } from '../../../flow/feature.ts';
import { goToStepAction, unfinishedStep } from '../../../flow/state/unfinished-step.ts';
import type { StepId } from '../../../flow/step-ids.ts';
import type { Check } from '../../../submission/submit.ts';
import { contactIssuesAtom } from './contact-form.ts';

/** The contact form's rules come with the code that asks for them: no first screen carries them. */
const CONTACT_RULES: StepRules = {
  'client-info': (get) => get(contactIssuesAtom).length === 0,
};

/** The first step before the one shown whose input is incomplete; null when all is there. */
export const firstUnfinishedStep = (get: Getter): StepId | null =>
  unfinishedStep(get, CONTACT_RULES);

/** Nothing is sent while an earlier step is incomplete: the customer is led there. */
export const STEPS_CHECK: Check = (get, set) => {
  const step = firstUnfinishedStep(get);
  return step !== null && (() => set(goToStepAction, step));
};
