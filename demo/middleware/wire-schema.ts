import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import * as wire from '../../src/platform/api/schema/fields.ts';

const REQUIRED_PRICES: readonly unknown[] = [wire.price, wire.amount];
const PRICES = [...REQUIRED_PRICES, wire.optionalPrice, wire.unreadPrice, wire.amountOrZero];

/** Facts about a field that JSON Schema cannot express. */
const TEXTS: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [wire.safeUrl, { type: 'string', format: 'uri', description: 'Absolute https address.' }],
  [
    wire.looseSafeUrl,
    { type: ['string', 'null'], format: 'uri', description: 'Absolute https address.' },
  ],
  [wire.instant, { type: 'string', format: 'date-time', description: 'ISO 8601 with offset.' }],
  [
    wire.venueDate,
    { type: 'string', description: 'YYYY-MM-DD; a time of day after it is dropped.' },
  ],
  ...PRICES.map((each): [unknown, JsonSchema] => [
    each,
    {
      type: REQUIRED_PRICES.includes(each) ? ['number', 'string'] : ['number', 'string', 'null'],
      description: 'An amount as a number, or a text that says one price, such as "25 €".',
    },
  ]),
]);

const LEFT_OUT = 'Unreadable rows are left out; if none can be read, the list is an error.';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The schema of the rows of a list whose unreadable rows are left out. */
function rowOf(action: { type: string; metadata?: unknown }): v.GenericSchema | null {
  const { metadata } = action;
  if (action.type !== 'metadata' || typeof metadata !== 'object' || metadata === null) return null;
  return 'row' in metadata && isSchema(metadata.row) ? metadata.row : null;
}

/** The fields of an object: those that the table describes, and without fallbacks among the required ones. */
function describeFields(schema: v.GenericSchema, json: JsonSchema): JsonSchema {
  if (!('entries' in schema) || typeof schema.entries !== 'object') return json;
  const entries = Object.entries(schema.entries ?? {});
  const described = entries.flatMap(([name, entry]) => {
    const text = TEXTS.get(entry);
    return text ? [[name, text] as const] : [];
  });
  const hasFallback = new Set(
    entries.filter(([, entry]) => isSchema(entry) && 'fallback' in entry).map(([name]) => name),
  );
  const required = json.required?.filter((name) => !hasFallback.has(name)) ?? [];
  const { required: _, ...rest } = json;
  const properties = { ...json.properties, ...Object.fromEntries(described) };
  return { ...rest, properties, ...(required.length > 0 && { required }) };
}

/** The JSON Schema (2020-12) of what a valibot schema takes from the wire. */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => describeFields(valibotSchema, jsonSchema),
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
      const row = rowOf(valibotAction);
      return row && { type: 'array', items: wireSchema(row), description: LEFT_OUT };
    },
  });
  return json;
}

/** The JSON Schema of a body that is sent, from an example of it. */
export function exampleSchema(value: unknown): JsonSchema {
  if (value === null || value === undefined) return {};
  if (Array.isArray(value)) return { type: 'array', items: exampleSchema(value[0]) };
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    return { type: typeof value as 'number' | 'boolean' | 'string' };
  const properties = Object.entries(value).map(([name, each]) => [name, exampleSchema(each)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
