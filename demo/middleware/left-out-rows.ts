import * as v from 'valibot';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema';

/** The schema of the rows of a list that leaves out those it cannot read; null for any other schema. */
function rowSchema(schema: v.GenericSchema): v.GenericSchema | null {
  const pipe = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  for (const item of pipe) {
    const row: unknown =
      isObject(item) && isObject(item['metadata']) ? item['metadata']['row'] : null;
    if (isSchema(row)) return row;
  }
  return null;
}

/**
 * The fields because of which the element leaves rows out of a list, as dotted paths: it shows the other rows and says
 * nothing, but the platform should know.
 */
export function leftOutRows(
  schema: v.GenericSchema,
  value: unknown,
  path: readonly string[] = [],
): string[] {
  const row = rowSchema(schema);
  if (row && Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => {
      const at = [...path, String(index)];
      const { issues: [issue] = [] } = v.safeParse(row, each, { abortEarly: true });
      if (!issue) return leftOutRows(row, each, at);
      return [[...at, v.getDotPath(issue) ?? ''].filter(Boolean).join('.')];
    });
  }
  if ('wrapped' in schema && isSchema(schema.wrapped))
    return leftOutRows(schema.wrapped, value, path);
  if (!('entries' in schema) || !isObject(schema.entries) || !isObject(value)) return [];
  return Object.entries(schema.entries).flatMap(([name, entry]) =>
    isSchema(entry) ? leftOutRows(entry, value[name], [...path, name]) : [],
  );
}
