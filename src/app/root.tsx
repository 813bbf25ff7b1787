import { I18nProvider } from '@lingui/react';
import r2wc from '@r2wc/react-to-web-component';
import { Provider } from 'jotai';

import type { CheckoutContext } from './checkout-app.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** One element's React tree, on that element's own store and texts. */
function Root({ context }: { context: CheckoutContext }) {
  return (
    <Provider store={context.store}>
      <I18nProvider i18n={context.i18n}>
        <CheckoutFrame context={context} />
      </I18nProvider>
    </Provider>
  );
}

/** Where a view finds what it shows; a symbol, so that no page can collide with it. */
const CONTEXT = Symbol('checkout context');

type ViewElement = HTMLElement & { [CONTEXT]?: CheckoutContext };

/** Shows the context of its element; an error that no other boundary catches ends the checkout. */
function View({ container }: { container: ViewElement }) {
  const context = container[CONTEXT];
  if (!context) return null;
  return (
    <ErrorBoundary onError={context.onCrash} renderFailure={() => null}>
      <Root context={context} />
    </ErrorBoundary>
  );
}

/**
 * The React side as an element. It is given its context as a property, declares no attributes, and holds
 * nothing: taken out of the page it unmounts, put back it shows the same store again.
 */
export function createView(page: Document, context: CheckoutContext): HTMLElement {
  const name = 'merchant-checkout-view';
  if (!customElements.get(name)) customElements.define(name, r2wc(View));
  const view: ViewElement = page.createElement(name);
  view[CONTEXT] = context;
  return view;
}
