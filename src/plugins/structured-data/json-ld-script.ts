/**
 * Whether the page demands Trusted Types, tested without breaking its policy: the parser of a removed frame applies the
 * inherited policy and reports nothing. Calling a sink of the page, or creating a policy that the page does not list,
 * would be reported.
 */
export function demandsTrustedTypes(page: Document): boolean {
  const frame = page.createElement('iframe');
  page.head.append(frame);
  const view = frame.contentDocument?.defaultView;
  const parser = view && new view.DOMParser();
  frame.remove();
  try {
    parser?.parseFromString('', 'text/html');
    return false;
  } catch {
    return true;
  }
}

/** Makes a data block of JSON-LD in a page's head. */
export function createJsonLdScript(page: Document) {
  let script: HTMLScriptElement | null = null;
  return {
    /** Shows a text, or nothing for null. */
    show(text: string | null, nonce: string | null): void {
      if (script?.textContent === text) return;
      script?.remove();
      script = null;
      if (text === null) return;
      const next = page.createElement('script');
      next.type = 'application/ld+json';
      if (nonce) next.nonce = nonce;
      next.textContent = text;
      page.head.append(next);
      script = next;
    },
  };
}
