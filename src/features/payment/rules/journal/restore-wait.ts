import { NO_PAYMENT, type WaitState } from '../wait/wait-state.ts';
import type { JournalEntry } from './journal-entry.ts';

/** The open payments that a tab continues with. */
export interface OpenPayments {
  /** Payments that the server can be asked about, oldest first. */
  followed: readonly JournalEntry[];
  /** A request of this tab that got no answer; null without one. */
  lost: JournalEntry | null;
  /** The payment on the screen; null while another is being chosen. */
  currentId: string | null;
}

/**
 * The state to go on with: the same screen, with the clock of the request. A request that was under way is of unknown
 * outcome. Send `look` next.
 */
export function restoreWait({ followed, lost, currentId }: OpenPayments): WaitState {
  const payments = followed.map(({ paymentId, channel, since }) => ({
    paymentId: paymentId ?? '',
    channel,
    requestedAt: since,
    isOpen: true,
  }));
  const current = payments.find((payment) => payment.paymentId === currentId);
  const restored = { ...NO_PAYMENT, payments, currentId: current?.paymentId ?? null };
  if (lost) {
    const { channel, key: intentKey, since } = lost;
    return { ...restored, phase: 'unknown', intent: { channel, intentKey, since } };
  }
  if (!current) return restored;
  return { ...restored, phase: current.channel === 'wallet' ? 'waiting' : 'linked' };
}
