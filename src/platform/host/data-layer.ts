declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/**
 * Pushes an event to `window.dataLayer` by its GA4 name and parameters. An event with items also gets them as
 * `ecommerce`, where Google Tag Manager reads them, after the previous ones were cleared. An error in a tag of the
 * page is reported there and stops nothing here. Contract section 1 "analytics".
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
