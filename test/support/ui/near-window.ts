import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

type Hear = (entries: { isIntersecting: boolean }[]) => void;

/** How near the window elements are, which a test without layout has to say. */
export interface NearWindow {
  /** The observed elements come near. */
  come: () => void;
  /** The margin that was asked for last. */
  margin: () => string | undefined;
}

/** Stands in for the browser's watch over what comes near the window, until the test ends. */
export function watchNearWindow(): NearWindow {
  const receivedEvents = new Set<Hear>();
  let margin: string | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #hear: Hear;
      constructor(hear: Hear, options: { rootMargin?: string }) {
        this.#hear = hear;
        margin = options.rootMargin;
      }
      observe() {
        receivedEvents.add(this.#hear);
      }
      disconnect() {
        receivedEvents.delete(this.#hear);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    come: () => act(() => receivedEvents.forEach((hear) => hear([{ isIntersecting: true }]))),
    margin: () => margin,
  };
}
