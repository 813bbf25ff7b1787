import type { Timers } from '../timers.ts';
import type { CameraScan } from './code-scanner.ts';

/** The camera of the visitor's device. */
export interface HostCamera {
  /** Whether this page may ask for a camera at all. */
  isThere(): boolean;
  /**
   * Shows the camera in a video and resolves with the first QR code in view, with the camera off. Also ends when the
   * video is out of sight: the dialog closes, or the element or page is hidden. Never rejects.
   */
  scan(video: HTMLVideoElement, signal: AbortSignal): Promise<CameraScan>;
}

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
        const { scanCode } = await import('./code-scanner.ts');
        const end = AbortSignal.any([signal, stop]);
        return await scanCode({ page, element, timers, video, signal: end });
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
