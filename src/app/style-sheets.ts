const PROPERTY_NAME = /^[a-z][a-z0-9-]*$/;

/** The style sheets that one app has put into its shadow root: constructable, so no CSP exception is needed. */
export interface StyleSheets {
  /** Takes texts in, those that came before only once: screens share parts of the kit. */
  adopt(texts: readonly string[]): void;
  /**
   * Sets an entity's theme as `--mc-<name>` custom properties on the host, in place of the one before. A page's own
   * rule for the element wins. Values go through the CSS parser, so a bad one is no style and nothing else.
   */
  setTheme(theme: Readonly<Record<string, string>>): void;
  /** Takes all of them out again. */
  release(): void;
}

/** Makes the sheets of one app. */
export function createStyleSheets(shadowRoot: ShadowRoot): StyleSheets {
  const adopted = new Set<string>();
  const own = new Set<CSSStyleSheet>();
  const add = (sheet: CSSStyleSheet) => {
    own.add(sheet);
    shadowRoot.adoptedStyleSheets.push(sheet);
  };
  const themeSheet = new CSSStyleSheet();
  add(themeSheet);
  return {
    adopt(texts) {
      const fresh = texts.filter((text) => !adopted.has(text));
      if (fresh.length === 0) return;
      for (const text of fresh) adopted.add(text);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(fresh.join(''));
      add(sheet);
    },
    setTheme(theme) {
      themeSheet.replaceSync(':host{}');
      const [rule] = themeSheet.cssRules;
      if (!(rule instanceof CSSStyleRule)) return;
      for (const [name, value] of Object.entries(theme)) {
        if (PROPERTY_NAME.test(name)) rule.style.setProperty(`--mc-${name}`, value);
      }
    },
    release() {
      shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter(
        (sheet) => !own.has(sheet),
      );
    },
  };
}
