/** Adds a sheet's text to a shadow root; no style element, so no CSP exception. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
