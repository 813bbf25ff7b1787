/** What the voucher tab sells: a gift voucher, or the premium variant with titles of its own. */
export type VoucherVariant = 'gift' | 'premium';
