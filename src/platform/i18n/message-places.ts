import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A compiled text: words, and placeholders with their kind and options. */
export type CompiledText = ReturnType<typeof compileMessageOrThrow>;

/**
 * The supported kinds of placeholder. Dates are not: no text of ours has one, and an invalid format would throw when
 * shown.
 */
const KINDS: readonly unknown[] = [undefined, 'plural', 'select', 'selectordinal', 'number'];

/** Words are strings, placeholders are lists. */
const isPlace = Array.isArray;

/** Compiles an ICU message; throws on invalid syntax. */
export const compileText = (text: string): CompiledText => compileMessageOrThrow(text);

/** The sorted names of the placeholders in a compiled text, plural options included. Throws on an unsupported kind. */
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
