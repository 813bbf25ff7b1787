import { atom } from 'jotai/vanilla';

import type { StepId } from '../../flows/step-ids.ts';
import { attemptsAtom } from '../booking-state-atoms.ts';
import { currentEntryAtom } from '../flow-atoms.ts';
import { servicesAtom } from '../services.ts';
import { failFlowAction } from './fail-flow.ts';
import { jumpToStepAction } from './move-step.ts';

/**
 * Leads back to a step that has become incomplete and shows at once what is missing there. A step without a
 * screen in this version ends the flow in one clear problem.
 */
export const leadToStepAction = atom(null, (get, set, step: StepId) => {
  if (!get(servicesAtom).hasScreen(step)) {
    const flow = get(currentEntryAtom)?.flow ?? '';
    const detail = `The flow "${flow}" needs the step "${step}", which this version does not offer.`;
    return set(failFlowAction, { kind: 'unsupported', code: 'config', detail });
  }
  set(jumpToStepAction, step);
  set(attemptsAtom, 1);
});
