declare global {
  interface Element {
    /** The role that assistive technology gets (a switch of the test browser). */
    readonly computedRole: string;
    /** The name that assistive technology gets (a switch of the test browser). */
    readonly computedName: string;
  }
}

/** The open shadow root of an element; throws when it has none. */
export function shadow(element: Element): ShadowRoot {
  const root = element.shadowRoot;
  if (!root) throw new Error(`<${element.localName}> has no open shadow root.`);
  return root;
}

/** A place to look in: an element stands for what it contains, its shadow root included. */
export type Scope = Element | ShadowRoot | Document;

/** Every element below a scope, through open shadow roots, in document order. */
export function* elementsBelow(scope: Scope): Generator<Element> {
  if ('shadowRoot' in scope && scope.shadowRoot) yield* elementsBelow(scope.shadowRoot);
  for (const child of scope.children) {
    yield child;
    yield* elementsBelow(child);
  }
}

/** The focused element, looked for through open shadow roots and into frames of this site. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  const focusedIn = (element: Element) =>
    element instanceof HTMLIFrameElement
      ? element.contentDocument?.activeElement
      : element.shadowRoot?.activeElement;
  for (let next = active; next; next = focusedIn(next) ?? null) active = next;
  return active;
}

/** The text that a scope shows, through open shadow roots, white space made single. */
export function shownText(scope: Scope): string {
  const parts: string[] = [];
  for (const element of elementsBelow(scope)) {
    if (element.localName === 'style' || element.localName === 'script') continue;
    if (!element.checkVisibility()) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    }
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
