import type { CameraScan, ScanInput } from './code-scanner.ts';

/** The camera of the visitor's device. */
export interface HostCamera {
  /** Whether this page may ask for a camera. */
  isThere(): boolean;
  /**
   * Shows the camera in a video, resolves with the first QR code in view and turns the camera off. Also ends when the
   * video is not visible any more. Never rejects.
   */
  scan(video: HTMLVideoElement, signal: AbortSignal): Promise<CameraScan>;
}

/** Creates the camera; its code loads with the first scan. `signal` ends with the element. */
export function createCamera({ signal, ...input }: Omit<ScanInput, 'video'>): HostCamera {
  return {
    // Missing on pages without https.
    isThere: () => 'mediaDevices' in input.page.navigator,
    async scan(video, stop) {
      try {
        const { scanCode } = await import('./code-scanner.ts');
        return await scanCode({ ...input, video, signal: AbortSignal.any([signal, stop]) });
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
