import { cdp } from './cdp.ts';
import { afterEach } from './mocha.ts';

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

let isOffline = false;

afterEach(async () => {
  if (isOffline) await setOffline(false);
});

/**
 * Cuts the page off the middleware, or connects it again; the browser fires `offline` and `online`. The test
 * runner's own connection stays, which cutting off the whole network would end. `lost` are patterns of files that cannot be
 * loaded meanwhile either.
 */
export async function setOffline(offline: boolean, lost: readonly string[] = []): Promise<void> {
  isOffline = offline;
  await cdp('Network.enable');
  await cdp('Network.setBlockedURLs', { urls: offline ? ['*/rest/*', ...lost] : [] });
  await cdp('Network.overrideNetworkState', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
