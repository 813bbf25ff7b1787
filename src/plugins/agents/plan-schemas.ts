import { ANSWER_MAX_LENGTH, VOUCHER_MAX_COUNT } from '../../lib/limits.ts';
import { PAYMENTS, RESERVATION_TYPES, DELIVERY_WAYS, type PlanTool } from '../checkout-plan.ts';

// The arguments of the tools as JSON schemas, for the assistant. The plan checks what it gives.

const text = { type: 'string' };
const date = { type: 'string', format: 'date', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
const time = { type: 'string', pattern: String.raw`^\d{2}:\d{2}$` };
const count = { type: 'integer', minimum: 1 };
const vouchers = { ...count, maximum: VOUCHER_MAX_COUNT };
const way = { type: 'string', enum: DELIVERY_WAYS };

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const items = {
  type: 'array',
  minItems: 1,
  items: object({ item: text, quantity: count }, ['item']),
};
const answer = { type: 'string', maxLength: ANSWER_MAX_LENGTH };
const details = {
  name: text,
  email: { type: 'string', format: 'email' },
  phone: text,
  notes: text,
  answers: {
    type: 'object',
    additionalProperties: { anyOf: [answer, { type: 'array', items: answer }] },
  },
};
const address = object({ street: text, floorDoor: text, postalCode: text, city: text }, [
  'street',
  'postalCode',
  'city',
]);

/** The JSON schema of each tool's arguments. Dates and times are the venue's. */
export const PLAN_SCHEMAS: Readonly<Record<PlanTool, object>> = {
  find_times: object({ people: count, from: date, to: date }),
  quote: object({ people: count, vouchers, items, way }),
  prepare_booking: object(
    {
      date,
      time,
      people: count,
      type: { type: 'string', enum: RESERVATION_TYPES },
      area: text,
      ...details,
    },
    ['date', 'people'],
  ),
  prepare_order: object({
    items,
    vouchers,
    way,
    date,
    time,
    address,
    payment: { type: 'string', enum: PAYMENTS },
    ...details,
  }),
};
