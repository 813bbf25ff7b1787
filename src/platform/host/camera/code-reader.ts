/** Reads the QR code in a picture; gives null or rejects where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

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

/** The browser's own detector; null where it has none that reads QR codes. */
async function ownDetector(page: Window): Promise<DetectorClass | null> {
  const own: unknown = Reflect.get(page, 'BarcodeDetector');
  if (!isDetectorClass(own)) return null;
  try {
    return (await own.getSupportedFormats()).includes(QR) ? own : null;
  } catch {
    return null;
  }
}

/** A reader by the browser's own detector. */
function detectingReader(Detector: DetectorClass): CodeReader {
  const detector = new Detector({ formats: [QR] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** A reader by a decoder that is loaded only now; it sees what the video shows at this moment, in its own size. */
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

/** A reader by the browser itself, else by a decoder that is loaded only then. Rejects where that does not arrive. */
export async function createCodeReader(page: Window): Promise<CodeReader> {
  const Detector = await ownDetector(page);
  return Detector ? detectingReader(Detector) : decodingReader(page);
}
