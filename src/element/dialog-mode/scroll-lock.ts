/** Keeps the page from scrolling. */
export interface ScrollLock {
  lock: () => void;
  unlock: () => void;
}

/**
 * Makes one dialog's lock. It is a sheet of the page, not an inline style: so the page's own inline values are never
 * touched, and several dialogs may let go in any order.
 */
export function createScrollLock(page: Document): ScrollLock {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { overflow: hidden !important; }');
  const others = () => page.adoptedStyleSheets.filter((each) => each !== sheet);
  return {
    lock() {
      page.adoptedStyleSheets = [...others(), sheet];
    },
    unlock() {
      page.adoptedStyleSheets = others();
    },
  };
}
