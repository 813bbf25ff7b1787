/** What became of reading a code with the camera. */
export type CameraScan =
  | { kind: 'read'; text: string }
  /** The visitor, the browser or the page's policy refused the camera. */
  | { kind: 'denied' }
  /** There is no camera, it is in use, or nothing here can read codes. */
  | { kind: 'unavailable' }
  /** The caller's signal ended it, or the visitor does not see the video any more. */
  | { kind: 'stopped' };

/** The camera of the visitor's device. */
export interface HostCamera {
  /** Whether this page may ask for a camera at all. */
  isThere(): boolean;
  /**
   * Shows the camera in a video and resolves with the first QR code in view; the camera is off by then. It ends
   * too as the video goes out of sight: the dialog closes, the element or the page hides. Never rejects.
   */
  scan(video: HTMLVideoElement, signal: AbortSignal): Promise<CameraScan>;
}
