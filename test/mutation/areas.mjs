/**
 * The areas that mutation testing covers: `source` lists the source of an area, `tests` the unit tests that may kill
 * its mutants. Only these tests run: nearly every other test imports the code too, and a mutant of what a module does
 * once, such as a table, runs every test there is. That would take hours.
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
    // Without `answer.test.ts`, which tries every answer in thousands of shapes and takes 10 seconds.
    tests: [
      'src/api/http/{http-client,load-code,translation}.test.ts',
      'src/api/{areas,conversion,order,payment,points,schema,user}/*.test.ts',
      'src/api/create-api.test.ts',
      'src/domain/outcome/*.test.ts',
    ],
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
      'src/state/{analytics,order,payment}/*.test.ts',
    ],
  },
};
