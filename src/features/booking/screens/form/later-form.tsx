import type { StyledPart } from '../../../../screen-kit/later-part.tsx';
import { BookingFaultSummary } from './booking-fault-summary.tsx';
import { ChosenSlotsList } from './chosen-slots-list.tsx';
import { NoFreeDays, type NoFreeDaysProps } from './no-free-days.tsx';
import { SlotOffers, type SlotOffersProps } from './slot-offers.tsx';

/** What keeps the form from going on. */
export const faultSummaryPart: StyledPart<object> = { Component: BookingFaultSummary };

/** Times in place of one that was lost. */
export const slotOffersPart: StyledPart<SlotOffersProps> = { Component: SlotOffers };

/** The way on where no day is free. */
export const noFreeDaysPart: StyledPart<NoFreeDaysProps> = { Component: NoFreeDays };

/** What is chosen of an offer that takes several times. */
export const chosenSlotsPart: StyledPart<object> = { Component: ChosenSlotsList };
