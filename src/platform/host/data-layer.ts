declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/**
 * Pushes an event to `window.dataLayer` with its GA4 name and parameters; those with items also as `ecommerce`, which
 * Google Tag Manager reads, after clearing the previous ones. Reports errors of the page's tags to the page. Contract
 * section 1 "analytics".
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
