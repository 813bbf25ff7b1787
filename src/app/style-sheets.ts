import { registeredSheets } from '../ui/sheets.ts';

/** The order of the layers; later ones win. A control's sheet writes into `mc.ui`, a screen's into `mc.screens`. */
const LAYERS = '@layer mc.tokens, mc.base, mc.ui, mc.screens, mc.forced-colors;';

const PROPERTY_NAME = /^[a-z][a-z0-9-]*$/;

export type StyleSheets = ReturnType<typeof createStyleSheets>;

function newSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The sheet of each text by document, so that the browser parses it once for all elements of a page. */
const sheetsOfPage = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sharedSheet(page: Document, text: string): CSSStyleSheet {
  const sheets = sheetsOfPage.get(page) ?? new Map<string, CSSStyleSheet>();
  sheetsOfPage.set(page, sheets);
  const sheet = sheets.get(text) ?? newSheet(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Makes `--_mc-size` a length, so that descendants inherit the size of body text in pixels. */
function registerSize(page: Document): void {
  try {
    page.defaultView?.CSS.registerProperty({
      name: '--_mc-size',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // An earlier element of the page has registered it.
  }
}

/** Adopts constructable style sheets in one app's shadow root, which needs no CSP exception. */
export function createStyleSheets(shadowRoot: ShadowRoot) {
  const page = shadowRoot.ownerDocument;
  let adopted = 0;
  const own = new Set<CSSStyleSheet>();
  const add = (sheet: CSSStyleSheet) => {
    own.add(sheet);
    shadowRoot.adoptedStyleSheets.push(sheet);
  };
  const themeSheet = newSheet('');
  registerSize(page);
  add(sharedSheet(page, LAYERS));
  add(themeSheet);
  return {
    /**
     * Adopts the sheets that were registered since the last call, and all again after a way through another document, which
     * drops them and can adopt none of this one's.
     */
    adopt(): void {
      if (shadowRoot.ownerDocument !== page) return;
      if (!shadowRoot.adoptedStyleSheets.includes(themeSheet))
        shadowRoot.adoptedStyleSheets.push(...own);
      const fresh = registeredSheets.slice(adopted);
      adopted += fresh.length;
      if (fresh.length > 0) add(sharedSheet(page, fresh.join('')));
    },
    /**
     * Sets an entity's theme as `--mc-<name>` custom properties on the host, replacing the previous one. The page's own rules
     * for the element win. The CSS parser drops invalid values.
     */
    setTheme(theme: Readonly<Record<string, string>>): void {
      themeSheet.replaceSync(':host{}');
      const [rule] = themeSheet.cssRules;
      if (!(rule instanceof CSSStyleRule)) return;
      for (const [name, value] of Object.entries(theme)) {
        if (PROPERTY_NAME.test(name)) rule.style.setProperty(`--mc-${name}`, value);
      }
    },
    /** Removes all of them again. */
    release(): void {
      shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter(
        (sheet) => !own.has(sheet),
      );
    },
  };
}
