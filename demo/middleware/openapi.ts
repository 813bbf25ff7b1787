import type { CallKind } from '../../src/platform/api/outcome/outcome.ts';
import {
  isWrite,
  kindOf,
  type HeaderField,
  type NamedEndpoint,
  type PathField,
  type QueryField,
} from '../../src/platform/api/http/endpoint.ts';
import {
  ENDPOINTS,
  TEST_CALLS,
  type EndpointName,
  type ExpectedRequest,
} from '../../test/support/api/calls.ts';
import { ANSWER_SCHEMAS } from './answer-schemas.ts';
import { CALL_TEXTS, FIELD_TEXTS } from './call-texts.ts';
import { exampleSchema, wireSchema } from './wire-schema.ts';

const ERROR_BODY = {
  type: 'object',
  description:
    'What a refusal says. `message` is shown to the customer, `code` decides what happens next.',
  properties: {
    status: { type: 'integer' },
    name: { type: 'string' },
    message: { type: 'string' },
    code: { type: ['string', 'number'] },
    payload: {},
  },
};

const KIND_TEXTS: Readonly<Record<CallKind, string>> = {
  read: 'May be repeated.',
  repeatable: 'May be repeated: it changes nothing that a second one would change again.',
  change: 'Changes something; a second one does no harm. Never repeated without the customer.',
  charge: 'A second one would book, order or charge twice. Never repeated without the customer.',
};

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent with idempotency="header". The same key twice must have the effect of one, and the same answer.',
  schema: { type: 'string' },
};

/** Sent with every call. Spec section 7. */
const ALWAYS: readonly QueryField[] = ['clientApplication', 'language'];

const isField = (name: string): name is PathField => name in FIELD_TEXTS;

function parameter(name: QueryField | PathField | HeaderField, place: string, example?: string) {
  const required = place === 'path' || ALWAYS.some((each) => each === name);
  const schema = { type: 'string' };
  const description = FIELD_TEXTS[name];
  return { name, in: place, required, description, schema, ...(example && { example }) };
}

function parametersOf(endpoint: NamedEndpoint, { query }: ExpectedRequest) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.filter(isField).map((name) => parameter(name, 'path')),
    ...[...new Set([...ALWAYS, ...endpoint.query])].map((name) =>
      parameter(name, 'query', query[name]),
    ),
    // OpenAPI leaves Authorization to security schemes.
    ...(endpoint.headers ?? [])
      .filter((name) => name !== 'authorization')
      .map((name) => parameter(name, 'header')),
    ...(isWrite(kindOf(endpoint)) ? [IDEMPOTENCY] : []),
  ];
}

/** The requests of the calls with one method and path; some share both. */
function requestBody(names: readonly EndpointName[]) {
  const requests = names.map(
    (name) => [name, TEST_CALLS[name].request as ExpectedRequest] as const,
  );
  const bodies = requests.flatMap(([name, { body, form }]) => {
    const value = body ?? form;
    return value === undefined ? [] : [{ name, value }];
  });
  if (bodies.length === 0) return {};
  const isForm = requests.some(([, { form }]) => form);
  const schemas = bodies.map(({ value }) => exampleSchema(value));
  const content = {
    schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
    examples: Object.fromEntries(bodies.map(({ name, value }) => [name, { value }])),
  };
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: content } } };
}

function answerOf(name: EndpointName) {
  const schema = ANSWER_SCHEMAS.get(name);
  if (!schema) return { description: 'Done. The body is not read.' };
  const { body } = TEST_CALLS[name];
  const content = { 'application/json': { schema: wireSchema(schema), example: body } };
  return { description: 'Unknown fields are ignored.', content };
}

/** Which answers refuse a call; any other leaves its outcome unknown. See `src/platform/api/outcome/outcome.ts`. */
const REFUSAL_TEXTS: Readonly<Record<CallKind, string>> = {
  charge: 'Refused, with a status from 400 to 499 except 408 and 425, and this body.',
  change: 'Refused, with a status of 400 or more except 408, 425, 502 and 504.',
  repeatable: 'Refused, with a status of 400 or more.',
  read: 'Refused, with a status of 400 or more.',
};

function operation(names: readonly [EndpointName, ...EndpointName[]]) {
  const [name] = names;
  const endpoint = ENDPOINTS[name];
  const isSignIn = endpoint.headers?.includes('authorization');
  return {
    operationId: name,
    summary: CALL_TEXTS[name],
    description: KIND_TEXTS[kindOf(endpoint)],
    ...(isSignIn && { security: [{ externalToken: [] }] }),
    parameters: parametersOf(endpoint, TEST_CALLS[name].request),
    ...requestBody(names),
    responses: {
      200: answerOf(name),
      default: {
        description: REFUSAL_TEXTS[kindOf(endpoint)],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const NAMES = Object.keys(TEST_CALLS) as EndpointName[];

/** The paths, each with its methods, and the calls that each serves. */
function pathsOf() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of NAMES) {
    const { method, path } = ENDPOINTS[name];
    const isSame = (other: EndpointName) =>
      ENDPOINTS[other].method === method && ENDPOINTS[other].path === path;
    const rest = NAMES.filter((other) => other !== name && isSame(other));
    const key = method.toLowerCase();
    paths[path] ??= {};
    paths[path][key] ??= operation([name, ...rest]);
  }
  return paths;
}

/** The middleware's interface as an OpenAPI 3.1 description, made of the schemas and the requests of the calls. */
export function openApi(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Middleware of merchant-checkout',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'What a platform must answer. Calls come from browsers: every answer, errors too, needs CORS headers for the page’s origin, and a preflight must allow the headers `Content-Type`, `token`, `X-User-Language`, `authorization` and, with idempotency="header", `Idempotency-Key`. No cookies are sent, and redirects are not followed.',
    },
    servers: [{ url: '/', description: 'The attribute `middleware`.' }],
    paths: pathsOf(),
    components: {
      schemas: { Error: ERROR_BODY },
      securitySchemes: {
        externalToken: { type: 'apiKey', in: 'header', name: 'authorization' },
      },
    },
  };
}
