import { I18nProvider } from '@lingui/react';
import r2wc from '@r2wc/react-to-web-component';
import { Provider } from 'jotai';
import { useLayoutEffect } from 'react';

import { servicesAtom, type Store } from '../context/checkout-context.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** The context of one element's view. */
interface ViewContext {
  store: Store;
  /** Called after an error that no screen caught; the view is then empty. */
  onCrash: (error: unknown) => void;
}

/** One element's React tree, with its own store and texts. Apart from `View`, so that its errors reach the boundary there. */
function Root({ store }: { store: Store }) {
  const { i18n, adoptSheets } = store.get(servicesAtom);
  // A moved element renders again, perhaps after a way through another document.
  useLayoutEffect(adoptSheets, [adoptSheets]);
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <CheckoutFrame />
      </I18nProvider>
    </Provider>
  );
}

/** The property of a view with its context; a symbol, so that no page can collide with it. */
const CONTEXT = Symbol('checkout context');

type ViewElement = HTMLElement & { [CONTEXT]?: ViewContext };

/** Renders the context of its element; an error that no other boundary catches ends the checkout. */
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
 * Creates the element that renders the React tree. It has no attributes and no state of its own: removed from the page it
 * unmounts, appended again it renders the same store.
 */
export function createView(page: Document, context: ViewContext): HTMLElement {
  const name = 'merchant-checkout-view';
  if (!customElements.get(name)) customElements.define(name, r2wc(View));
  const view: ViewElement = page.createElement(name);
  view[CONTEXT] = context;
  return view;
}
