import { escapeHtml } from './html.ts';

/** The code that a page pastes to show the element. */
export interface Embedding {
  /** Attributes of the element; `true` stands for one without a value. */
  attributes: Readonly<Record<string, string | true>>;
  /** Seen until the element is ready and when it cannot be shown. */
  fallback?: string;
}

/** The script tag; once on a page, however many elements it has. */
export function scriptTag(origin: string, nonce: string | null): string {
  const withNonce = nonce === null ? '' : ` nonce="${nonce}"`;
  return `<script type="module"${withNonce} src="${escapeHtml(origin)}/merchant-checkout.js"></script>`;
}

/** The element, in one line. */
export function elementTag({ attributes, fallback = '' }: Embedding): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<merchant-checkout${written.join('')}>${fallback}</merchant-checkout>`;
}
