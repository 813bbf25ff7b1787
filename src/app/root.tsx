import { I18nProvider } from '@lingui/react';
import r2wc from '@r2wc/react-to-web-component';
import { Provider } from 'jotai';

import { servicesAtom, type Store } from '../context/checkout-context.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** What one element's view shows. */
interface ViewContext {
  store: Store;
  /** An error outside every screen has taken the whole view away. */
  onCrash: (error: unknown) => void;
}

/** One element's React tree, on that element's own store and texts. */
function Root({ store }: { store: Store }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={store.get(servicesAtom).i18n}>
        <CheckoutFrame />
      </I18nProvider>
    </Provider>
  );
}

/** Where a view finds what it shows; a symbol, so that no page can collide with it. */
const CONTEXT = Symbol('checkout context');

type ViewElement = HTMLElement & { [CONTEXT]?: ViewContext };

/** Shows the context of its element; an error that no other boundary catches ends the checkout. */
function View({ container }: { container: ViewElement }) {
  const context = container[CONTEXT];
  if (!context) return null;
  return (
    <ErrorBoundary onError={context.onCrash} renderFailure={() => null}>
      <Root store={context.store} />
    </ErrorBoundary>
  );
}

/**
 * The React side as an element. It is given its context as a property, declares no attributes, and holds
 * nothing: taken out of the page it unmounts, put back it shows the same store again.
 */
export function createView(page: Document, context: ViewContext): HTMLElement {
  const name = 'merchant-checkout-view';
  if (!customElements.get(name)) customElements.define(name, r2wc(View));
  const view: ViewElement = page.createElement(name);
  view[CONTEXT] = context;
  return view;
}
