import { adoptStyles } from './adopt-styles.ts';

const PROPERTY_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Sets an entity's theme as `--mc-<name>` custom properties on the host. A page's own rule for the element
 * wins over them. Values go through the CSS parser, so a bad one is no style and nothing else.
 */
export function adoptTheme(shadowRoot: ShadowRoot, theme: Readonly<Record<string, string>>): void {
  const names = Object.keys(theme).filter((name) => PROPERTY_NAME.test(name));
  if (names.length === 0) return;
  const [rule] = adoptStyles(shadowRoot, ':host{}').cssRules;
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of names) rule.style.setProperty(`--mc-${name}`, theme[name] ?? '');
}
