import { SCAN_EVERY_MS } from '../../../lib/limits.ts';
import { EVENT_PREFIX } from '../checkout-events.ts';
import type { Timers } from '../timers.ts';

/** Reads the QR code in a picture; resolves with null or rejects without one. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

function isDetectorClass(value: unknown): value is DetectorClass {
  return typeof value === 'function' && 'getSupportedFormats' in value;
}

/** The browser's detector; null if it has none for QR codes. */
async function ownDetector(page: Window): Promise<DetectorClass | null> {
  const own: unknown = Reflect.get(page, 'BarcodeDetector');
  if (!isDetectorClass(own)) return null;
  try {
    return (await own.getSupportedFormats()).includes(QR) ? own : null;
  } catch {
    return null;
  }
}

function detectingReader(Detector: DetectorClass): CodeReader {
  const detector = new Detector({ formats: [QR] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Loads a decoder, which reads the current frame of the video in its own size. */
async function decodingReader(page: Window): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = page.document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0 || height === 0) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    return decodeQR(context.getImageData(0, 0, width, height));
  };
}

/** Creates a reader from the browser's detector, else from a decoder; rejects if that does not load. */
async function createCodeReader(page: Window): Promise<CodeReader> {
  const Detector = await ownDetector(page);
  return Detector ? detectingReader(Detector) : decodingReader(page);
}

export interface ScanInput {
  page: Window;
  timers: Timers;
  video: HTMLVideoElement;
  /** Emits `merchant-checkout:close`. */
  element: EventTarget;
  /** Ends the scan and turns the camera off. */
  signal: AbortSignal;
}

const DENIED = new Set(['NotAllowedError', 'SecurityError', 'PermissionDeniedError']);

const STOPPED: CameraScan = { kind: 'stopped' };

/** Prefers the rear camera. */
const CAMERA: MediaStreamConstraints = { video: { facingMode: 'environment' }, audio: false };

function pause({ timers, signal }: ScanInput): Promise<void> {
  return new Promise((resolve) => {
    timers.after(SCAN_EVERY_MS, resolve, { endless: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The code in the current frame; null for an unreadable one. */
async function look(read: CodeReader, video: HTMLVideoElement): Promise<string | null> {
  try {
    return await read(video);
  } catch {
    return null;
  }
}

/** Whether the video is visible: no filming behind a closed dialog or on a hidden page. */
function isInView({ page, video }: ScanInput): boolean {
  return page.document.visibilityState === 'visible' && video.getClientRects().length > 0;
}

/** Calls back when the page is hidden or left or the checkout closes, until `signal` aborts. */
function onAway({ page, element }: ScanInput, signal: AbortSignal, end: () => void): void {
  const options = { signal };
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState !== 'visible') end();
    },
    options,
  );
  page.addEventListener('pagehide', end, options);
  element.addEventListener(`${EVENT_PREFIX}close`, end, options);
}

async function watch(input: ScanInput, read: CodeReader): Promise<CameraScan> {
  while (!input.signal.aborted && isInView(input)) {
    const text = await look(read, input.video);
    if (text !== null && !input.signal.aborted) return { kind: 'read', text };
    await pause(input);
  }
  return STOPPED;
}

/** Shows and reads the camera's picture, unless the scan has ended. */
async function show(input: ScanInput, stream: MediaStream, reading: Promise<CodeReader>) {
  if (input.signal.aborted || !isInView(input)) return STOPPED;
  input.video.srcObject = stream;
  await input.video.play();
  return watch(input, await reading);
}

function switchOff(stream: MediaStream, video: HTMLVideoElement): void {
  for (const track of stream.getTracks()) track.stop();
  video.srcObject = null;
}

/** Shows the camera, reads until a code is in view, and always turns the camera off. Never rejects. */
export async function scanCode(given: ScanInput): Promise<CameraScan> {
  const { page, video } = given;
  const away = new AbortController();
  const signal = AbortSignal.any([given.signal, away.signal]);
  const reading = createCodeReader(page);
  reading.catch(() => undefined);
  const ended = new AbortController();
  onAway(given, ended.signal, () => away.abort());
  try {
    const stream = await page.navigator.mediaDevices.getUserMedia(CAMERA);
    // Immediately, even while the video is starting.
    signal.addEventListener('abort', () => switchOff(stream, video), { signal: ended.signal });
    try {
      return await show({ ...given, signal }, stream, reading);
    } finally {
      switchOff(stream, video);
    }
  } catch (error) {
    if (signal.aborted) return STOPPED;
    const isDenied = error instanceof Error && DENIED.has(error.name);
    return { kind: isDenied ? 'denied' : 'unavailable' };
  } finally {
    ended.abort();
  }
}

/** The result of a scan. */
export type CameraScan =
  | { kind: 'read'; text: string }
  /** The visitor, the browser or the page's policy refused the camera. */
  | { kind: 'denied' }
  /** There is no free camera or no way to read codes. */
  | { kind: 'unavailable' }
  /** The caller's signal ended it, or the video is not visible any more. */
  | { kind: 'stopped' };
