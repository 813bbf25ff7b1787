/**
 * The areas that mutation testing covers: `source` lists the source of an area, `tests` the unit tests that may kill
 * its mutants. Only these tests run, as nearly every other test imports the code too and would take hours.
 */
export const AREAS = {
  pricing: {
    source: [
      'src/domain/pricing/*.ts',
      'src/domain/money/*.ts',
      'src/domain/campaign/price.ts',
      'src/domain/cart/coupon.ts',
      'src/domain/cart/final-price.ts',
      'src/domain/cart/price-transport-cart.ts',
    ],
    tests: ['src/domain/{pricing,money,campaign,cart}/*.test.ts'],
  },
  parent: {
    source: ['src/host/parent/*.ts'],
    tests: ['src/host/**/*.test.ts'],
  },
  config: {
    source: [
      'src/domain/config/*.ts',
      'src/element/{read-config,config-*}.ts',
      'src/element/config-problems/*.ts',
    ],
    tests: [
      'src/domain/config/*.test.ts',
      'src/element/{attribute-values,attributes,config-reader,read-config}.test.ts',
      'src/element/config-problems/*.test.ts',
    ],
  },
  http: {
    source: ['src/api/http/*.ts', 'src/domain/outcome/*.ts'],
    tests: ['src/api/**/*.test.ts', 'src/domain/outcome/*.test.ts'],
  },
  submission: {
    source: [
      'src/state/booking/{send-intent,submission-atom}.ts',
      'src/state/actions/**/submit-*.ts',
    ],
    tests: [
      'src/state/actions/{account,booking,cart,order,payment,points,premium,result,service,transport}/*.test.ts',
      'src/state/{account,booking,order,result}/*.test.ts',
    ],
  },
  'payment-rules': {
    source: ['src/domain/payment/**/*.ts'],
    tests: ['src/domain/payment/**/*.test.ts'],
  },
  payment: {
    source: ['src/{state,state/actions}/payment/**/*.ts'],
    tests: [
      'src/state/actions/{order,payment,premium,result}/*.test.ts',
      'src/state/actions/flow/restore-state.test.ts',
      'src/state/{order,payment}/*.test.ts',
    ],
  },
};
