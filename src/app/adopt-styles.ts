/** Adds a sheet's text to a shadow root as a constructable sheet; no style element, so no CSP exception. */
export function adoptStyles(shadowRoot: ShadowRoot, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadowRoot.adoptedStyleSheets.push(sheet);
  return sheet;
}
