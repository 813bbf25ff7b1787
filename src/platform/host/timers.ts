/** Timers of one element; all are cleared with it. */
export interface Timers {
  /** Calls back once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  dispose(): void;
}

/** Makes the timers of one element; after `dispose` no new one starts. */
export function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>();
  let disposed = false;

  function after(ms: number, run: () => void): () => void {
    if (disposed) return () => {};
    const timer = setTimeout(() => {
      running.delete(timer);
      run();
    }, ms);
    running.add(timer);
    return () => {
      clearTimeout(timer);
      running.delete(timer);
    };
  }

  return {
    after,
    dispose() {
      disposed = true;
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
