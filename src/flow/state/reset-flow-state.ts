import type { Getter, Setter } from 'jotai/vanilla';

import { configAtom } from '../../context/config-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../context/problems.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { featuresAtom } from '../feature.ts';
import { preselectionOf } from '../rules/booking-state.ts';
import {
  attemptsAtom,
  contactAtom,
  EMPTY_CONTACT,
  EMPTY_INVOICE,
  invoiceAtom,
  preselectionAtom,
  reservationAtom,
  reservationTypeAtom,
  touchedFieldsAtom,
} from './booking-state-atoms.ts';
import { chosenServiceIdAtom } from './service-id-atoms.ts';
import { leaveSubview } from './flow-atoms.ts';

/** Everything that the customer chooses or types, back at its start for what was loaded; the contact form empty. */
export function resetFlowState(get: Getter, set: Setter): void {
  leaveSubview(get, set);
  set(chosenServiceIdAtom, null);
  set(preselectionAtom, preselectionOf(get(configAtom)));
  set(reservationTypeAtom, get(configAtom).reservationType ?? 'normal');
  set(contactAtom, EMPTY_CONTACT);
  set(invoiceAtom, EMPTY_INVOICE);
  set(touchedFieldsAtom, new Set<string>());
  set(attemptsAtom, 0);
  set(submissionAtom, { status: 'idle' });
  set(reservationAtom, null);
  set(alertAtom, null);
  set(stepNoticeAtom, null);
  for (const { reset } of get(featuresAtom)) reset?.(get, set);
}
