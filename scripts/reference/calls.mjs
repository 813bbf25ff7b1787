import { readFileSync } from 'node:fs';

/** Calls that only sign in. */
const NOT_LISTED = /authentication(?!\/signUp$)/;

const jsonFence = (value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The first example of a call's body, from either kind of content; null for a call without a body. */
function bodyOf({ requestBody }) {
  const [content] = Object.values(requestBody?.content ?? {});
  const [example] = Object.values(content?.examples ?? {});
  return example?.value ?? content?.example ?? null;
}

/** The calls of openapi.json that change something: a heading with anchor, address, sentence, example of the body. */
export function callSections() {
  const { paths } = JSON.parse(readFileSync('docs/public/openapi.json', 'utf8'));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get' && !NOT_LISTED.test(path))
      .map(([method, call]) => ({ ...call, address: `${method.toUpperCase()} ${path}` })),
  );
  return calls
    .map((call) => {
      const hasKey = call.parameters.some(({ name }) => name === 'Idempotency-Key');
      const body = bodyOf(call);
      return [
        `## ${call.summary.replace(/\.$/, '')} {#${call.operationId.toLowerCase()}}`,
        `\`${call.address}\``,
        `${call.description}${hasKey ? ' Carries the `Idempotency-Key`.' : ''}`,
        ...(body === null ? [] : [jsonFence(body)]),
      ].join('\n\n');
    })
    .join('\n\n');
}
