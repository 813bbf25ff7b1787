import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';

/** What has become of buying a plan, as far as this tab knows. Only the profile says whether it was paid. */
export type PlanPurchase =
  | { status: 'none' }
  /** The window is on its way to the payment page. */
  | { status: 'leaving'; planId: Id; since: number }
  /** The payment page was opened at `since` (Unix ms), and the server does not call the customer premium yet. */
  | { status: 'begun'; since: number };

export const planPurchaseAtom = atom<PlanPurchase>({ status: 'none' });

/** The last question after the membership: not asked, on its way, answered with "not yet", or not answered. */
export type MembershipCheck = 'idle' | 'checking' | 'notYet' | 'failed';

export const membershipCheckAtom = atom<MembershipCheck>('idle');
