import type { Timers } from './timers.ts';
import { succeeds } from './succeeds.ts';

const PNG = 'image/png';

/** Long enough for the slowest browser to start the download. */
const RELEASE_AFTER_MS = 60_000;

/** Long enough for the slowest customer to print, after which the frame is removed. */
const FRAME_REMOVED_AFTER_MS = 60_000;

/**
 * The picture of a canvas as a PNG file. Made at once, within the press, because browsers open a share sheet only shortly
 * after it; no address of the picture is ever loaded, so that no policy for pictures applies.
 */
function pictureFile(canvas: HTMLCanvasElement, fileName: string): File {
  const [, base64 = ''] = canvas.toDataURL(PNG).split(',');
  const bytes = Uint8Array.from(atob(base64), (each) => each.codePointAt(0) ?? 0);
  return new File([bytes], fileName, { type: PNG });
}

/** Whether this browser shares pictures as files. */
export function canSharePictures(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function')
    return false;
  return navigator.canShare({ files: [new File([], 'picture.png', { type: PNG })] });
}

interface SharedPicture {
  fileName: string;
  title: string;
  /** The picture in words. */
  text: string;
}

/** Opens the share sheet with a picture; false if the browser or the customer refused. */
export const sharePicture = (
  canvas: HTMLCanvasElement,
  { fileName, title, text }: SharedPicture,
): Promise<boolean> =>
  succeeds(() => navigator.share({ title, text, files: [pictureFile(canvas, fileName)] }));

/** Downloads a picture. */
export function savePicture(
  canvas: HTMLCanvasElement,
  fileName: string,
  after: Timers['after'],
): void {
  const url = URL.createObjectURL(pictureFile(canvas, fileName));
  const link = canvas.ownerDocument.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  after(RELEASE_AFTER_MS, () => URL.revokeObjectURL(url));
}

/** The page that is printed: the picture alone, as large as the paper allows. */
const PRINTED = `
  @page { margin: 12mm }
  html, body { margin: 0; block-size: 100% }
  canvas { display: block; margin: auto; max-inline-size: 100%; max-block-size: 98vh }
`;

/**
 * Prints a picture alone, without the page around it: from a frame of its own beside the other content of the element, which
 * is removed afterwards. Its styles are a constructed sheet, which a strict policy allows.
 */
export function printPicture(
  canvas: HTMLCanvasElement,
  title: string,
  after: Timers['after'],
): void {
  const root = canvas.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const frame = canvas.ownerDocument.createElement('iframe');
  frame.className = 'mc-printed-picture';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  root.append(frame);
  const inner = frame.contentDocument?.defaultView;
  if (!inner) return frame.remove();
  const copy = inner.document.createElement('canvas');
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  // A document takes only sheets of its own window.
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync(PRINTED);
  inner.document.adoptedStyleSheets = [sheet];
  inner.document.title = title;
  inner.document.body.append(copy);
  inner.addEventListener('afterprint', () => frame.remove());
  after(FRAME_REMOVED_AFTER_MS, () => frame.remove());
  inner.print();
}
