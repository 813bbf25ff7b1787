import { withoutSecrets } from '../../lib/url/page-url-secrets.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import type { PluginContext } from '../plugin-context.ts';
import { describeOffer } from './describe-offer.ts';
import { createJsonLdScript, demandsTrustedTypes } from './json-ld-script.ts';

const LEFT_OUT =
  'structured-data: the page demands Trusted Types. Write the JSON-LD into it on the server.';

/** The address with the element's id as its hash, which leads a visitor to it. */
function targetOf(url: string, { id }: HTMLElement): string {
  const target = new URL(url);
  if (id) target.hash = id;
  return target.href;
}

/** Describes the offer in the page's head while the flow is ready; returns dispose. Contract section 1 "structured-data". */
export function attachStructuredData(checkout: PluginContext): () => void {
  const { element, host } = checkout;
  const page = element.ownerDocument;
  const script = createJsonLdScript(page);
  let isOver = false;
  let described: readonly unknown[] = [];

  const update = async (): Promise<void> => {
    const state = checkout.state();
    const { config, flow, language, offer, status, step } = state;
    const isReady = step !== null && status === 'ready';
    // Only what the description is made of: a step or a change of the rest of the state needs no other one.
    const facts = [
      isReady,
      flow,
      language,
      config,
      ...Object.values(offer),
      host.pageUrl(),
      element.id,
    ];
    const isKnown = facts.every((fact, at) => fact === described[at]);
    // The cart is no part of the state.
    if (isKnown && flow !== 'product-checkout') return;
    described = facts;
    if (!isReady) return script.show(null, null);
    const products = flow === 'product-checkout' ? await checkout.products() : [];
    if (isOver || checkout.state() !== state) return;
    // Tested each time, because a page can add its policy later.
    if (demandsTrustedTypes(page)) {
      host.warn(LEFT_OUT);
      return stop();
    }
    const url = withoutSecrets(host.pageUrl());
    const target = targetOf(url, element);
    const text = describeOffer({
      ...offer,
      flow,
      url,
      target,
      language: LANGUAGES[language].tag,
      products,
      modes: config,
    });
    script.show(text, config.cspNonce);
  };
  // The load of the products reports its own failure.
  const run = () =>
    void update().catch(() => {
      described = [];
      script.show(null, null);
    });

  const unwatch = checkout.onChange(run);
  const stop = () => {
    isOver = true;
    unwatch();
    script.show(null, null);
  };
  run();
  return stop;
}
