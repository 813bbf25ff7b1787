/**
 * The machines and lines that pages are loaded on: `cpu` is how many times slower the processor is made, `network` has
 * bytes per second down and up and milliseconds of round trip (null: the line as it is).
 */
const bytesPerSecond = (bits) => bits / 8;

/** The conditions of every limit. */
export const PHONE = {
  name: 'cheap phone',
  cpu: 4,
  network: { download: bytesPerSecond(1_600_000), upload: bytesPerSecond(750_000), latency: 150 },
};

/** The slow end, noted and not limited. */
export const SLOW_PHONE = {
  name: 'slow end',
  cpu: 6,
  network: { download: bytesPerSecond(400_000), upload: bytesPerSecond(400_000), latency: 400 },
};

/** A fast laptop on cable, noted and not limited. */
export const LAPTOP = {
  name: 'fast laptop',
  cpu: 1,
  network: {
    download: bytesPerSecond(50_000_000),
    upload: bytesPerSecond(10_000_000),
    latency: 20,
  },
};

/** The phone's processor on this machine's own line: for what is measured once everything has arrived. */
export const PHONE_OFF_LINE = { name: 'cheap phone, no network limits', cpu: 4, network: null };

/** This machine as it is: for counts. */
export const UNLIMITED = { name: 'no limits', cpu: 1, network: null };

/** A condition in words, as results state it. */
export function describeCondition({ name, cpu, network }) {
  if (!network) return `${name}: ${cpu}x CPU slow-down`;
  const { download, latency } = network;
  const megabits = ((download * 8) / 1_000_000).toFixed(1);
  return `${name}: ${cpu}x CPU slow-down, ${megabits} Mbit/s down, ${latency} ms round trip`;
}
