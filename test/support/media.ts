import { cdp } from './cdp.ts';

interface Media {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
}

const FEATURES = {
  colorScheme: 'prefers-color-scheme',
  reducedMotion: 'prefers-reduced-motion',
  forcedColors: 'forced-colors',
} as const;

/** Makes the browser report the visitor's settings; `{}` takes everything back. */
export async function emulateMedia(media: Media): Promise<void> {
  const features = Object.entries(FEATURES).map(([key, name]) => ({
    name,
    value: media[key as keyof Media] ?? '',
  }));
  await cdp('Emulation.setEmulatedMedia', { features });
}

/** Cuts the page off the network, or connects it again; the browser fires `offline` and `online`. */
export async function setOffline(offline: boolean): Promise<void> {
  await cdp('Network.enable');
  await cdp('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
