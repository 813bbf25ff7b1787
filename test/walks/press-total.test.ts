import { expect, test } from 'vitest';

import { refusalAtom, stepNoticeAtom } from '../../src/context/problems.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import { bookingFormAtom, voucherAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { PRIZES, userPrizesAtom } from '../../src/features/account/state/prizes.ts';
import {
  firstFreeDayAtom,
  offeredOnDateAtom,
} from '../../src/features/booking/state/booking-form-atoms.ts';
import {
  selectDayAction,
  toggleSlotAction,
} from '../../src/features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../../src/features/booking/state/submit-booking.ts';
import { editContactAction } from '../../src/features/contact/state/contact-form.ts';
import { payAction } from '../../src/features/payment/state/pay.ts';
import { choosePaymentMethodAction } from '../../src/features/payment/state/payment-form.ts';
import { submitVoucherFormAction } from '../../src/features/vouchers/state/voucher-form-state.ts';
import { submissionAtom } from '../../src/submission/submission-atom.ts';
import { startVirtualWalk, type VirtualWalk } from './start-walk.ts';

const ANA = { id: '1001', token: 'token-ana' };
const PRIZE = '7001';

const TABLE = { campaignId: '101' } satisfies Partial<CheckoutConfig>;
const VOUCHER = {
  campaignId: '110',
  reservationMode: 'voucher',
  defaultView: 'voucher',
} satisfies Partial<CheckoutConfig>;

async function toTable(walk: VirtualWalk): Promise<void> {
  const { store } = walk.tab;
  const day = store.get(firstFreeDayAtom);
  if (day !== null) await walk.does(() => store.set(selectDayAction, day));
  const offered = store.get(offeredOnDateAtom).find(({ disabled }) => !disabled);
  if (offered) await walk.does(() => store.set(toggleSlotAction, offered.slot));
  await walk.does(() => store.set(PRIZES.load));
  await walk.does(() => store.set(bookingFormAtom, (book) => ({ ...book, prizeId: PRIZE })));
}

async function toCard(walk: VirtualWalk): Promise<void> {
  const { store } = walk.tab;
  await walk.does(() => store.set(PRIZES.load));
  await walk.does(() => store.set(voucherAtom, (voucher) => ({ ...voucher, prizeId: PRIZE })));
  await walk.does(() => store.set(submitVoucherFormAction));
  await walk.does(() => store.set(editContactAction, { phone: '961234567' }));
  await walk.does(() => store.set(choosePaymentMethodAction, 'card'));
}

/** What the chosen prize is worth from now on, in euros; null for a prize that is gone. */
function setPrize({ world }: VirtualWalk, euros: number | null): void {
  const state = world.sandbox.state();
  const users = state.users.map((user) => ({
    ...user,
    prizes: user.prizes.flatMap((prize) => {
      if (String(prize.id) !== PRIZE) return [prize];
      return euros === null ? [] : [{ ...prize, prizeValue: euros }];
    }),
  }));
  Object.assign(state, { users });
}

const valueOf = ({ tab }: VirtualWalk) =>
  tab.store.get(userPrizesAtom)?.find(({ id }) => id === PRIZE)?.prizeValueCents;

const KINDS = [
  ['a table', TABLE, toTable, submitBookingAction, 'POST /rest/bookings'],
  ['a voucher', VOUCHER, toCard, payAction, 'POST /rest/client/gift/hipay'],
] as const;

for (const [name, config, toPress, action, post] of KINDS) {
  const open = async () => {
    const walk = await startVirtualWalk(config, { account: ANA });
    await toPress(walk);
    expect(walk.step()).toBe('confirm');
    return walk;
  };
  const press = (walk: VirtualWalk) => walk.does(({ store }) => store.set(action));

  test(`${name} is sent with the prize that was chosen, if it still is worth what was shown`, async () => {
    const walk = await open();
    await press(walk);
    const [sent] = await walk.requests(post);
    expect(sent?.body).toMatchObject({ prizeTransactionId: Number(PRIZE) });
  });

  test(`${name} is not sent with a prize that was spent: the total without it is shown first`, async () => {
    const walk = await open();
    setPrize(walk, null);
    await press(walk);
    expect(await walk.requests(post)).toEqual([]);
    const { store } = walk.tab;
    expect(valueOf(walk)).toBeUndefined();
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'account.prizeChanged' });
    await press(walk);
    expect(await walk.requests(post)).toHaveLength(1);
  });

  test(`${name} is not sent with a prize that is worth less than shown, before the customer has seen it`, async () => {
    const walk = await open();
    setPrize(walk, 1);
    await press(walk);
    expect(await walk.requests(post)).toEqual([]);
    expect(valueOf(walk)).toBe(100);
    await press(walk);
    expect(await walk.requests(post)).toHaveLength(1);
  });

  test(`${name} whose prize cannot be read is not sent: the customer reads so and presses again`, async () => {
    const walk = await open();
    await walk.world.control('faults', { match: 'myprizes', status: 403, times: 1 });
    await press(walk);
    await walk.idle(20_000);
    const { store } = walk.tab;
    expect(await walk.requests(post)).toEqual([]);
    expect(store.get(refusalAtom)).toMatchObject({ key: 'errors.totalNotChecked' });
    expect(store.get(submissionAtom).status).toBe('idle');
    await press(walk);
    expect(await walk.requests(post)).toHaveLength(1);
  });
}
