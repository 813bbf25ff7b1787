type StoredRecord = Readonly<Record<string, unknown>>;

function mergeValues(name: string, a: unknown, b: unknown): unknown {
  if (a === null) return b;
  if (b === null) return a;
  if (name === 'since' && typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
  return JSON.stringify(a) > JSON.stringify(b) ? a : b;
}

/**
 * Two stored forms of one entry as one, whichever comes first: what only one of them knows is kept, unknown fields
 * too. The press was at the earlier of two times.
 */
export function mergeRecords(a: StoredRecord, b: StoredRecord): StoredRecord {
  const merged = new Map(Object.entries(a));
  for (const [name, value] of Object.entries(b)) {
    merged.set(name, mergeValues(name, merged.get(name) ?? null, value));
  }
  return Object.fromEntries(merged);
}
