import * as v from 'valibot';

type RowSchema = v.GenericSchema;

/**
 * A list whose unreadable rows are left out, so that one bad row does not close a whole screen. When
 * there are rows and none can be read, the list is an error at the first row's field: the shape has
 * changed, and an empty list would be a lie. Not for lists whose rows add up to money: see `v.array`.
 */
export function rowsOf<Schema extends RowSchema>(row: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], v.InferOutput<Schema>[]>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const results = input.map((value) => v.safeParse(row, value, { abortEarly: true }));
      const kept = results.filter((result) => result.success).map((result) => result.output);
      const failed = results[0];
      if (kept.length > 0 || !failed || failed.success) return kept;
      const [first, ...rest] = failed.issues[0].path ?? [];
      const at = { type: 'array', origin: 'value', input, key: 0, value: input[0] } as const;
      addIssue({ path: first ? [at, first, ...rest] : [at] });
      return NEVER;
    }),
  );
}

/** The readable rows of a list that a screen can do without; empty whatever else is sent. */
export function looseRowsOf<Schema extends RowSchema>(row: Schema) {
  return v.fallback(
    v.nullish(rowsOf(row), () => []),
    () => [],
  );
}
