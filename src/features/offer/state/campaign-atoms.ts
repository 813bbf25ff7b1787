import { atom } from 'jotai/vanilla';

import type { CampaignInfo } from '../rules/campaign.ts';
import type { Schedule, Slot } from '../../../lib/time/slots.ts';

/** The campaign of the flow; null before it has loaded and in flows without one. */
export const campaignInfoAtom = atom<CampaignInfo | null>(null);

/** The schedule of what has none. */
export const ALWAYS_OPEN: Schedule = { startDate: null, endDate: null, nonAvailableDays: [] };

/** When the campaign can be booked. */
export const scheduleAtom = atom<Schedule>(ALWAYS_OPEN);

/** The calendar's slots as far as they have been loaded. */
export const slotsAtom = atom<readonly Slot[]>([]);

/** Unix ms up to which slots were asked for. */
export const slotsLoadedUntilAtom = atom(0);

/** Whether another stretch of the calendar is on its way. */
export const slotsLoadingAtom = atom(false);
