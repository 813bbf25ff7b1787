/** Timers, listeners and requests that a part of the page would leave behind. */
export interface Leftovers {
  /** Timers that have neither fired nor been cleared. */
  timers: number;
  /** Requests that have neither been answered nor given up. */
  requests: number;
  /** Channels to other tabs that are still open. */
  channels: number;
}

/** Counts timers, requests and channels that are started from now on, until `stop` gives the page its own functions back. */
export function watchLeftovers(): { now: () => Leftovers; stop: () => void } {
  const start = window.setTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const clear = window.clearTimeout.bind(window);
  const send = window.fetch.bind(window);
  const timers = new Set<unknown>();
  const requests = new Set<unknown>();
  const channels = new Set<unknown>();
  const { BroadcastChannel: Channel } = globalThis;
  const startTimer = (run: TimerHandler, ms?: number, ...values: unknown[]) => {
    const id: number = start(() => {
      timers.delete(id);
      if (typeof run === 'function') Reflect.apply(run, window, values);
    }, ms);
    timers.add(id);
    return id;
  };
  const startRepeating = (run: TimerHandler, ms?: number, ...values: unknown[]) => {
    const id = repeat(run, ms, ...values);
    timers.add(id);
    return id;
  };
  const clearTimer = (id?: number) => {
    timers.delete(id);
    clear(id);
  };
  const sendCounted: typeof fetch = async (...call) => {
    const mark = {};
    requests.add(mark);
    try {
      return await send(...call);
    } finally {
      requests.delete(mark);
    }
  };
  class CountedChannel extends Channel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }

    override close(): void {
      channels.delete(this);
      super.close();
    }
  }
  Object.assign(window, {
    BroadcastChannel: CountedChannel,
    setTimeout: startTimer,
    setInterval: startRepeating,
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    fetch: sendCounted,
  });
  return {
    now: () => ({ timers: timers.size, requests: requests.size, channels: channels.size }),
    stop: () =>
      Object.assign(window, {
        BroadcastChannel: Channel,
        setTimeout: start,
        setInterval: repeat,
        clearTimeout: clear,
        clearInterval: clear,
        fetch: send,
      }),
  };
}
