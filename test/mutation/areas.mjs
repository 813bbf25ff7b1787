/**
 * The areas that mutation testing covers: `source` lists the source of an area, `tests` the unit tests that may kill
 * its mutants. Only these tests run: nearly every other test imports the code too, and a mutant of what a module does
 * once, such as a table, runs every test there is. That would take hours.
 */
export const AREAS = {
  pricing: {
    source: [
      'src/features/offer/rules/{purchase-price,unit-price-rules}.ts',
      'src/lib/money/*.ts',
      'src/features/cart/rules/page-cart-rules.ts',
    ],
    tests: ['src/{lib/money,features/offer/rules,features/cart/rules}/*.test.ts'],
  },
  parent: {
    source: ['src/platform/host/parent/*.ts'],
    tests: ['src/platform/host/**/*.test.ts'],
  },
  config: {
    source: ['src/lib/config/*.ts', 'src/element/{read-config,config-reader,problem-texts}.ts'],
    tests: [
      'src/lib/config/*.test.ts',
      'src/element/{attribute-values,attributes,config-reader,problem-texts,read-config,read-config-values}.test.ts',
    ],
  },
  http: {
    source: ['src/platform/api/{http,outcome}/*.ts'],
    // Without `answer.test.ts`, which tries every answer in thousands of shapes and takes 10 seconds.
    tests: [
      'src/platform/api/http/{api-error,http-client,http-client-writes,load-code,missing-file,translation,translation-offers}.test.ts',
      'src/platform/api/{outcome,schema}/*.test.ts',
      'src/platform/api/all-calls.test.ts',
      'src/element/first-calls.test.ts',
      'src/features/{account,ordering,payment,points}/calls/*.test.ts',
      'src/plugins/measuring/send-conversion.test.ts',
    ],
  },
  submission: {
    source: [
      'src/submission/{submit,submission-atom}.ts',
      'src/submission/rules/{checks,submission-*}.ts',
      'src/features/*/state/submit-*.ts',
      'src/features/points/state/obtain-points.ts',
    ],
    tests: [
      'src/submission/**/*.test.ts',
      'src/features/{account,booking,cart,confirmation,delivery,membership,ordering,payment,points,services}/state/*.test.ts',
    ],
  },
  'payment-rules': {
    source: ['src/features/payment/rules/**/*.ts', 'src/submission/{journal,wait}/*.ts'],
    // Answers are tested with their calls, and the measuring of a payment with the payment.
    tests: [
      'src/features/payment/rules/**/*.test.ts',
      'src/features/payment/calls/*.test.ts',
      'src/features/payment/state/pay-press.test.ts',
    ],
  },
  payment: {
    source: ['src/features/payment/state/*.ts'],
    tests: [
      'src/features/{confirmation,membership,ordering,payment}/state/*.test.ts',
      'src/plugins/measuring/*.test.ts',
      'src/features/account/state/submit-permission.test.ts',
      'src/app/restore-state.test.ts',
    ],
  },
};
