import type { PaymentStatus } from '../../../src/submission/rules/purchase-state.ts';
import { spendPrize } from '../prize/prizes.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { pick } from '../support/seeded.ts';
import type { StoredPayment } from './stored-payment.ts';

const FIRST_PAYMENT = 900_001;
/** After this, or at the second question, a scripted payment ends. */
const SCRIPT_MS = 3_000;
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const DEFAULTS = {
  script: 'waits',
  status: 'IN_PROGRESS',
  polls: 0,
  returnUrl: null,
  reference: null,
  prizeId: null,
  canRetry: false,
  makesPremium: false,
  activationCode: null,
} as const satisfies Partial<StoredPayment>;

type NewPayment = Omit<StoredPayment, 'id' | 'createdAt' | keyof typeof DEFAULTS> &
  Partial<StoredPayment>;

/** Keeps a payment; vouchers, plans and orders are all paid here. */
export function addPayment(sandbox: SandboxContext, payment: NewPayment): StoredPayment {
  const { payments } = sandbox.state();
  const id = FIRST_PAYMENT + payments.length;
  const added = { ...DEFAULTS, ...payment, id, createdAt: sandbox.now() };
  payments.push(added);
  return added;
}

/** The payment of an id; refuses an unknown one with 404. */
export function findPayment(sandbox: SandboxContext, id: string): StoredPayment {
  const payment = sandbox.state().payments.find((each) => String(each.id) === id);
  if (!payment) throw new SandboxError('NOT_FOUND', { paymentId: id });
  return payment;
}

/** Applies a payment to the user: spends the prize, starts the membership. */
function rewardUser({ userId, prizeId, makesPremium }: StoredPayment, sandbox: SandboxContext) {
  if (prizeId !== null) spendPrize(sandbox, userId, prizeId);
  const state = sandbox.state();
  state.users = state.users.map((user) =>
    user.id === userId ? { ...user, isPremium: user.isPremium || makesPremium } : user,
  );
}

/** Whether the prize of a payment was spent elsewhere since it was requested. */
function isPrizeGone({ userId, prizeId }: StoredPayment, sandbox: SandboxContext): boolean {
  if (prizeId === null) return false;
  const user = sandbox.state().users.find(({ id }) => id === userId);
  return !user?.prizes.some(({ id }) => id === prizeId);
}

/** Ends a payment, once; a second end changes nothing. One whose prize is gone by then is not paid. */
export function endPayment(
  payment: StoredPayment,
  status: Exclude<PaymentStatus, 'IN_PROGRESS'>,
  sandbox: SandboxContext,
): void {
  if (payment.status !== 'IN_PROGRESS') return;
  const isPaid = status === 'COMPLETED' && !isPrizeGone(payment, sandbox);
  payment.status = status === 'COMPLETED' && !isPaid ? 'CANCELLED' : status;
  if (isPaid) rewardUser(payment, sandbox);
}

/** Counts a question for the status, and lets the script do its part. */
export function askPayment(payment: StoredPayment, sandbox: SandboxContext): void {
  payment.polls += 1;
  const isDue = payment.polls >= 2 || sandbox.now() - payment.createdAt >= SCRIPT_MS;
  if (!isDue || payment.script === 'waits') return;
  endPayment(payment, payment.script === 'completes' ? 'COMPLETED' : 'CANCELLED', sandbox);
}

/** A bank reference that is always the same for the same payment: entity and nine digits. */
export function makeReference(seed: string): { entity: string; reference: string } {
  const digits = Array.from({ length: 9 }, (_, place) => pick(DIGITS, `${seed}-${place}`) ?? '0');
  return { entity: '21098', reference: digits.join('') };
}
