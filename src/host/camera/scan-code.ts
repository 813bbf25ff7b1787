import { SCAN_EVERY_MS } from '../../domain/limits.ts';
import type { Timers } from '../timers.ts';
import type { CameraScan } from './camera.ts';
import { createCodeReader, type CodeReader } from './code-reader.ts';

export interface ScanInput {
  page: Window;
  timers: Timers;
  video: HTMLVideoElement;
  /** Ends the scan, and with it the camera. */
  signal: AbortSignal;
}

/** Errors by which a browser says that the camera is not allowed. */
const DENIED = new Set(['NotAllowedError', 'SecurityError', 'PermissionDeniedError']);

const STOPPED: CameraScan = { kind: 'stopped' };

/** The camera that looks away from the visitor, where there are two. */
const CAMERA: MediaStreamConstraints = { video: { facingMode: 'environment' }, audio: false };

function pause({ timers, signal }: ScanInput): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(SCAN_EVERY_MS, resolve);
    const stop = () => {
      cancel();
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The code in the video now; a picture that cannot be read yet is one without a code. */
async function look(read: CodeReader, video: HTMLVideoElement): Promise<string | null> {
  try {
    return await read(video);
  } catch {
    return null;
  }
}

async function watch(input: ScanInput, read: CodeReader): Promise<CameraScan> {
  while (!input.signal.aborted) {
    const text = await look(read, input.video);
    if (text !== null && !input.signal.aborted) return { kind: 'read', text };
    await pause(input);
  }
  return STOPPED;
}

/** Shows the camera, reads until a code is in view, and switches the camera off whatever happens. Never rejects. */
export async function scanCode(input: ScanInput): Promise<CameraScan> {
  const { page, video, signal } = input;
  const reading = createCodeReader(page);
  reading.catch(() => undefined);
  let stream: MediaStream | null = null;
  try {
    stream = await page.navigator.mediaDevices.getUserMedia(CAMERA);
    if (signal.aborted) return STOPPED;
    video.srcObject = stream;
    await video.play();
    return await watch(input, await reading);
  } catch (error) {
    if (signal.aborted) return STOPPED;
    const isDenied = error instanceof Error && DENIED.has(error.name);
    return { kind: isDenied ? 'denied' : 'unavailable' };
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  }
}
