export type Timers = ReturnType<typeof createTimers>;

/** Creates the timers of one element; `dispose` clears them, and no new one starts. */
export function createTimers() {
  const running = new Set<ReturnType<typeof setTimeout>>();
  let disposed = false;

  /** Calls back after `ms`; the result cancels it. */
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
    dispose(): void {
      disposed = true;
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
