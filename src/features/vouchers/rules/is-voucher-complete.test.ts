import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isVoucherComplete } from './is-voucher-complete.ts';
import { voucherFormIssues } from './voucher-form.ts';

it('says the same as the form, which names what is wrong', () => {
  const states = fc.record({
    numberOfPeople: fc.oneof(fc.integer({ min: -2, max: 13 }), fc.constant(1.5)),
    needVatInvoice: fc.boolean(),
    name: fc.constantFrom('', '  ', 'Rui Costa'),
    vatId: fc.constantFrom('', '501442600', 'PT 501 442 600', '123456780', '12345678'),
    prizeId: fc.constantFrom(null, '7001'),
  });
  fc.assert(
    fc.property(states, fc.boolean(), (state, isPrizeTooHigh) => {
      const issues = voucherFormIssues(state, { isPrizeTooHigh });
      expect(isVoucherComplete(state, { isPrizeTooHigh })).toBe(issues.length === 0);
    }),
  );
});
