import type { Activity } from '../activity.ts';
import type { CameraScan, ScanInput } from './code-scanner.ts';

type CameraInput = Omit<ScanInput, 'video'> & {
  /** Counts work as open until it settles. */
  during: Activity['during'];
};

/** Creates the camera of the visitor's device; its code loads with the first scan. `signal` ends with the element. */
export function createCamera({ signal, during, ...input }: CameraInput) {
  return {
    /** Whether this page may ask for a camera; none may without https. */
    isThere: (): boolean => 'mediaDevices' in input.page.navigator,
    /**
     * Shows the camera in a video, resolves with the first QR code in view and turns the camera off. Also ends when the
     * video is not visible any more. Never rejects.
     */
    async scan(video: HTMLVideoElement, stop: AbortSignal): Promise<CameraScan> {
      try {
        const { scanCode } = await during(import('./code-scanner.ts'));
        return await scanCode({ ...input, video, signal: AbortSignal.any([signal, stop]) });
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
