import { createPageParams } from '../platform/host/page-params.ts';
import { SECRET_URL_NAMES } from '../lib/config/attributes.ts';
import {
  createElementLoaders,
  type ElementEnvironment,
  type ElementLoaders,
} from './element-environment.ts';
import { MerchantCheckoutElement } from './merchant-checkout-element.ts';
import { warnOfBrokenTriggers } from './open-triggers.ts';
import { createPageQueue } from './page-queue.ts';
import { replacePlaceholders } from './replace-placeholders.ts';

const ELEMENT_NAME = 'merchant-checkout';

/**
 * Defines the element once per page; a second call is harmless. State shared by all elements of the page (the queue,
 * secrets taken from the address bar) lives as long as the definition. `scriptUrl` is that of the script that the page loads.
 */
export function defineMerchantCheckout(
  page: Window & typeof globalThis,
  {
    scriptUrl,
    loaders = createElementLoaders(scriptUrl),
  }: { scriptUrl: string; loaders?: ElementLoaders },
): void {
  if (page.customElements.get(ELEMENT_NAME)) return;
  const environment: ElementEnvironment = {
    loaders,
    params: createPageParams(page, SECRET_URL_NAMES),
    queue: createPageQueue(page),
    answeredClicks: new WeakSet(),
    scriptOrigin: new URL(scriptUrl).origin,
  };
  warnOfBrokenTriggers(page, environment.answeredClicks, loaders.problemTexts);
  page.customElements.define(
    ELEMENT_NAME,
    class extends MerchantCheckoutElement {
      protected override get environment(): ElementEnvironment {
        return environment;
      }
    },
  );
  replacePlaceholders(page.document, ELEMENT_NAME, MerchantCheckoutElement.observedAttributes);
}
