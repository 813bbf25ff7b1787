interface CouponRow {
  /** Percent off the items. */
  percent: number;
  /** Promotions go on; otherwise every product is back at its full price. */
  withPromotions: boolean;
}

/** Coupons by code. SEMPROMO changes the lines of a cart, not only its total. Contract section 4. */
export const COUPONS: Readonly<Record<string, CouponRow>> = {
  SAVE10: { percent: 10, withPromotions: true },
  SEMPROMO: { percent: 20, withPromotions: false },
};
