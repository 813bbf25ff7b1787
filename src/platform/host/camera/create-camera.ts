import type { Timers } from '../timers.ts';
import type { HostCamera } from './camera.ts';

interface CameraInput {
  page: Window;
  /** The camera ends as this says `merchant-checkout:close`. */
  element: EventTarget;
  timers: Timers;
  /** Ends with the element. */
  signal: AbortSignal;
}

/** The camera, whose code comes when a code is to be read. Where that cannot be loaded there is no camera. */
export function createCamera({ page, element, timers, signal }: CameraInput): HostCamera {
  return {
    // Pages without https have no such interface.
    isThere: () => 'mediaDevices' in page.navigator,
    async scan(video, stop) {
      try {
        const { scanCode } = await import('./scan-code.ts');
        const end = AbortSignal.any([signal, stop]);
        return await scanCode({ page, element, timers, video, signal: end });
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
