import type { FlowType } from '../../../flow/flow-table.ts';
import { selectFlow } from '../../../flow/select-flow.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';

/** The flows that begin with a calendar. */
const FLOWS = [
  'booking_voucher',
  'reservation_type_booking_voucher',
  'service_and_reservation',
] as const satisfies readonly FlowType[];

/** The flow of a config that begins with a free choice of a time, which can be shown before it starts; null for any other. */
export function calendarFlow(config: CheckoutConfig): (typeof FLOWS)[number] | null {
  const isLocked = config.prefill.lock?.some((name) => name === 'date' || name === 'time');
  const isOther = config.reservationMode === 'voucher' || config.defaultView !== null;
  if (isLocked || isOther) return null;
  const flow = selectFlow(config);
  return FLOWS.find((each) => each === flow) ?? null;
}
