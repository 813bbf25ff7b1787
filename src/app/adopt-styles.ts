/** Adds a sheet's text to a shadow root as a constructable sheet; no style element, so no CSP exception. */
export function adoptStyles(shadowRoot: ShadowRoot, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadowRoot.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Takes texts into one shadow root, those that came before only once: screens share parts of the kit. */
export function createStyleAdopter(shadowRoot: ShadowRoot): (texts: readonly string[]) => void {
  const adopted = new Set<string>();
  return (texts) => {
    const fresh = texts.filter((text) => !adopted.has(text));
    if (fresh.length === 0) return;
    for (const text of fresh) adopted.add(text);
    adoptStyles(shadowRoot, fresh.join(''));
  };
}
