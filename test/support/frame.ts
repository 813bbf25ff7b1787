import { addScript, createCheckout, type Attributes, type CheckoutElement } from './checkout.ts';

/** A page of its own in a frame of the test page, with one element on it. */
export interface Framed {
  frame: HTMLIFrameElement;
  page: Window;
  element: CheckoutElement;
}

/** `until` does not see into frames: what changes there makes it look again. */
export function passOnChanges(page: Window, element: Element): void {
  const tell = () => void window.dispatchEvent(new Event('change'));
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  const observer = new MutationObserver(tell);
  observer.observe(page.document, watched);
  if (element.shadowRoot) observer.observe(element.shadowRoot, watched);
  page.addEventListener('focusin', tell);
}

/** Opens an empty page of this site in a frame, with the checkout's script; `prepare` runs before the script. */
export async function openFramedPage(
  prepare: (page: Window) => void = () => undefined,
): Promise<Pick<Framed, 'frame' | 'page'>> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '400', height: '900', src: '/index.html?lang=pt' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no page.');
  page.document.body.replaceChildren();
  prepare(page);
  await addScript(checkoutModule, page.document);
  return { frame, page };
}

/** Opens a page of this site in a frame, as a platform or another tab shows one; `hear` is called before its element starts. */
export async function openFramed(
  attributes: Attributes,
  hear: (element: CheckoutElement) => void = () => undefined,
): Promise<Framed> {
  const { frame, page } = await openFramedPage();
  const element = createCheckout(attributes, '', page.document);
  hear(element);
  page.document.body.append(element);
  passOnChanges(page, element);
  await element.ready;
  return { frame, page, element };
}
