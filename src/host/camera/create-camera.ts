import type { Timers } from '../timers.ts';
import type { HostCamera } from './camera.ts';

interface CameraInput {
  page: Window;
  timers: Timers;
  /** Ends with the element. */
  signal: AbortSignal;
}

/** The camera, whose code comes when a code is to be read. Where that cannot be loaded there is no camera. */
export function createCamera({ page, timers, signal }: CameraInput): HostCamera {
  return {
    // Pages without https have no such interface.
    isThere: () => 'mediaDevices' in page.navigator,
    async scan(video, stop) {
      try {
        const { scanCode } = await import('./scan-code.ts');
        return await scanCode({ page, timers, video, signal: AbortSignal.any([signal, stop]) });
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
