/** One thing of a GA4 event. */
export interface Ga4Item {
  item_id: string;
  item_name: string;
  /** Of one piece, in whole currency units. */
  price?: number;
  quantity?: number;
  /** The shop. */
  item_brand?: string;
  item_category?: string;
}

/** A recommended event of GA4 by its name; it contains nothing personal. Contract section 1 "track". */
export interface Ga4Event {
  name: string;
  params: Readonly<Record<string, string | number | readonly Ga4Item[]>>;
}

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/**
 * Puts a moment into `window.dataLayer` by its GA4 name and parameters. One that carries things holds them once more as
 * `ecommerce`, where Google Tag Manager looks for them, after the last one's have been cleared. A tag of the page
 * that fails is the page's own: it is told there and stops nothing here. Contract section 1 "analytics".
 */
export function pushToDataLayer(
  page: Window,
  name: string,
  params: Readonly<Record<string, unknown>>,
): void {
  const layer = Array.isArray(page.dataLayer) ? page.dataLayer : [];
  page.dataLayer = layer;
  try {
    if (!Object.hasOwn(params, 'items')) return void layer.push({ event: name, ...params });
    layer.push({ ecommerce: null });
    layer.push({ event: name, ...params, ecommerce: params });
  } catch (error) {
    page.reportError(error);
  }
}
