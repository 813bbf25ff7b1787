/** Collects what is written to the console's `warn` and `error` while `run` is under way. */
export async function consoleDuring(run: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { warn, error } = console;
  const collect = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  console.warn = collect;
  console.error = collect;
  try {
    await run();
  } finally {
    console.warn = warn;
    console.error = error;
  }
  return lines;
}
