import { recordedRequests, type RecordedRequest, type WireSlot } from '../support/index.ts';

/** A refusal by the platform, in its own error object, as `setFault` takes it. Spec section 8 "Server error object". */
export const refusal = (status: number, message: string) => ({
  status,
  body: { status, name: 'Refused', message, code: 'REFUSED', payload: null },
});

/** The bookings that the sandbox received. */
export async function sentBookings(): Promise<readonly RecordedRequest[]> {
  return (await recordedRequests({ method: 'POST' })).filter(({ path }) =>
    path.startsWith('/rest/bookings'),
  );
}

/** The headers of a request that the product sets; the browser's own are left out. */
export function ownHeaders({ headers }: RecordedRequest): Record<string, string> {
  const names = ['authorization', 'content-type', 'cookie', 'idempotency-key', 'token'];
  return Object.fromEntries(
    [...names, 'x-user-language'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

interface ExpectedBooking {
  campaign: number;
  people: number;
  slots: readonly WireSlot[];
  email: string;
  givenName: string;
  familyName: string;
  language?: string;
  notes?: string;
  phone?: { dialPrefix: string; number: string };
  taxInformation?: { fiscalName: string; fiscalNumber: string };
}

/** The body of a campaign's booking, every field of it and nothing else. Spec section 7 "Booking payload". */
export const bookingBody = ({ slots, campaign, people, ...booking }: ExpectedBooking) => ({
  campaignId: campaign,
  shopMerchantServiceIds: [],
  prizeTransactionId: null,
  resourceIds: [0],
  slots: slots.map(({ startTime, durationSec }) => ({ startTime, durationSec })),
  partySize: people,
  refererLink: location.origin + location.pathname,
  userInformation: {
    givenName: booking.givenName,
    familyName: booking.familyName,
    email: booking.email,
    language: booking.language ?? 'pt_PT',
    partnerUserId: '',
    mobileNumber: booking.phone ?? { dialPrefix: '+351', number: '912345678' },
  },
  ...(booking.taxInformation && { taxInformation: booking.taxInformation }),
  orderInformation: { notes: booking.notes ?? '' },
  onBehalfOfUser: true,
});

/** How Rui's bookings name him. */
export const RUI_ON_THE_WIRE = {
  givenName: 'Rui',
  familyName: 'Manuel Costa',
  email: 'rui@example.com',
};
