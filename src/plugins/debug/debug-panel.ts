/** The sections of the panel, by what they show. */
export type DebugSections = Readonly<Record<string, readonly string[]>>;

/** Set on the node and not by a sheet: the panel is outside the app, and the page's theme does not apply. */
const STYLE =
  'margin:8px 0;padding:8px;border:1px dashed;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap';

/** Copies a text that is still being made. Rejects where the browser or the page refuses it. */
async function copy({ navigator, ClipboardItem }: typeof globalThis, text: Promise<string>) {
  // Safari copies only what a press has begun: it takes the promise, not its later result.
  if (typeof ClipboardItem === 'function')
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  else await navigator.clipboard.writeText(await text);
}

/** A button that copies the report, and shows it as a text to copy where copying is refused. */
function createCopyButton(page: Document, report: () => Promise<string>): HTMLElement {
  const box = page.createElement('div');
  const button = page.createElement('button');
  const result = page.createElement('span');
  const text = page.createElement('textarea');
  button.type = 'button';
  button.textContent = 'Copy report';
  result.role = 'status';
  text.readOnly = true;
  text.hidden = true;
  text.setAttribute('aria-label', 'Report');
  text.style.cssText = 'display:block;inline-size:100%';
  const say = (words: string) => {
    result.textContent = ` ${words}`;
  };
  button.addEventListener('click', () => {
    const made = report();
    say('Reading what is on offer …');
    const window = page.defaultView;
    const copied = window ? copy(window, made) : Promise.reject(new Error('no window'));
    copied.then(
      () => say('Copied. It has no personal data; read it before you pass it on.'),
      async () => {
        text.value = await made;
        text.hidden = false;
        text.select();
        say('Copy this text:');
      },
    );
  });
  box.append(button, result, text);
  return box;
}

/**
 * The panel for the page's developer: text alone, in English, one section after the other, and a button that copies `report`.
 */
export function createDebugPanel(page: Document, title: string, report: () => Promise<string>) {
  const node = page.createElement('aside');
  node.setAttribute('aria-label', title);
  node.style.cssText = STYLE;
  node.append(createCopyButton(page, report));
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
