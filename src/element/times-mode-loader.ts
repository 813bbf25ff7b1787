import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { isSandbox } from '../lib/config/urls.ts';
import type { Activity } from '../platform/host/activity.ts';
import type { ElementLoaders } from './element-environment.ts';
import { startTimesCalls } from './first-calls.ts';
import type { createTimesMode } from './times-mode/times-mode.ts';
import { withRetry } from './with-retry.ts';

type TimesModeInput = Parameters<typeof createTimesMode>[0];

type Loaders = Pick<ElementLoaders, 'timesMode' | 'sandbox'>;

interface LoaderInput extends Pick<TimesModeInput, 'root' | 'place' | 'onChoose' | 'onApproach'> {
  activity: Activity;
  /** Called when the code has loaded: the config is to be shown. */
  onLoaded: () => void;
  /** The code cannot be loaded; the next config tries again. */
  onError: (error: unknown) => void;
}

/** Loads the code of `mode="times"` with the first config in that mode, and its first calls beside it. */
export function createTimesModeLoader(input: LoaderInput) {
  const { activity, onLoaded, onError } = input;
  /** Null before their code has loaded. */
  let times: ReturnType<typeof createTimesMode> | null = null;
  /** The code has loaded or is loading. */
  let isWanted = false;

  async function load(
    config: CheckoutConfig,
    loaders: Loaders,
    signal: AbortSignal,
  ): Promise<void> {
    const send = (request: Request) => window.fetch(request);
    // The sandbox inside the page loads with the times.
    const isEarly = !isSandbox(config.middleware);
    const fetch = isEarly ? startTimesCalls(config, send, signal) : send;
    try {
      const module = await activity.during(withRetry(loaders.timesMode, signal));
      if (signal.aborted) return;
      times = module.createTimesMode({ ...input, fetch, loadSandbox: loaders.sandbox });
      onLoaded();
    } catch (error) {
      isWanted = false;
      if (!signal.aborted) onError(error);
    }
  }

  return {
    /** Shows the next free times of a config, once their code has loaded; `signal` aborts when the element leaves the page. */
    show(config: CheckoutConfig, loaders: Loaders, signal: AbortSignal): void {
      if (times) return times.update(config);
      if (isWanted) return;
      isWanted = true;
      void load(config, loaders, signal);
    },
    /** Reads the times again. */
    refresh: () => times?.refresh(),
    /** The element has left the page. */
    dispose(): void {
      times?.dispose();
      times = null;
      isWanted = false;
    },
  };
}
