/** The sections of the panel, by what they show. */
export type DebugSections = Readonly<Record<string, readonly string[]>>;

/** Set on the node and not by a sheet: the panel is outside the app, and the page's theme does not apply. */
const STYLE =
  'margin:8px 0;padding:8px;border:1px dashed;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap';

/** The panel for the page's developer: text alone, in English, one section after the other. */
export function createDebugPanel(page: Document, title: string) {
  const node = page.createElement('aside');
  node.setAttribute('aria-label', title);
  node.style.cssText = STYLE;
  const parts = new Map<string, { head: HTMLElement; text: HTMLElement }>();

  function partOf(name: string) {
    const known = parts.get(name);
    if (known) return known;
    const box = page.createElement('details');
    const part = { head: page.createElement('summary'), text: page.createElement('div') };
    box.append(part.head, part.text);
    node.append(box);
    parts.set(name, part);
    return part;
  }

  return {
    node,
    show(sections: DebugSections): void {
      for (const [name, lines] of Object.entries(sections)) {
        const { head, text } = partOf(name);
        head.textContent = `${name} (${lines.length})`;
        text.textContent = lines.join('\n');
      }
    },
  };
}
