import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A text as the catalogs hold it: words, and places with their kind and arms. */
export type CompiledText = ReturnType<typeof compileMessageOrThrow>;

/** The supported kinds of placeholder. No text uses dates, and an invalid one would throw when shown. */
const KINDS: readonly unknown[] = [undefined, 'plural', 'select', 'selectordinal', 'number'];

/** A place beside the words. */
const isPlace = Array.isArray;

/** Compiles an ICU message; throws if it is none. */
export const compileText = (text: string): CompiledText => compileMessageOrThrow(text);

/** The names of a text's places, arms of plurals included, sorted. Throws for a kind of place that cannot be shown. */
export function placesOf(compiled: unknown): readonly string[] {
  const names = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (!isPlace(tokens)) return;
    for (const token of tokens) {
      if (!isPlace(token)) continue;
      const [name, kind, detail]: readonly unknown[] = token;
      if (!KINDS.includes(kind) || (kind === 'number' && detail !== undefined))
        throw new Error(`{${String(name)}, ${String(kind)}} cannot be shown`);
      names.add(String(name));
      Object.values(detail ?? {}).forEach(visit);
    }
  };
  visit(compiled);
  return [...names].toSorted();
}
