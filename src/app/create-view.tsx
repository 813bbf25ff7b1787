import r2wc from '@r2wc/core';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';

import type { CheckoutContext } from './checkout-context.ts';
import { Root } from './root.tsx';

/** Where a view finds what it shows; a symbol, so that no page can collide with it. */
const CONTEXT = Symbol('checkout context');

type ViewElement = HTMLElement & { [CONTEXT]?: CheckoutContext };

/** Renders the context of the element; an error that no boundary catches takes the whole tree away. */
function mount(container: ViewElement): ReactRoot | null {
  const context = container[CONTEXT];
  if (!context) return null;
  const root = createRoot(container, { onUncaughtError: context.onCrash });
  root.render(<Root context={context} />);
  return root;
}

/**
 * The React side as an element. It is given its context as a property, declares no attributes, and holds
 * nothing: taken out of the page it unmounts, put back it shows the same store again.
 */
export function createView(page: Document, context: CheckoutContext): HTMLElement {
  const name = 'merchant-checkout-view';
  if (!customElements.get(name)) {
    const renderer = { mount, update() {}, unmount: (root: ReactRoot | null) => root?.unmount() };
    customElements.define(
      name,
      r2wc(() => null, {}, renderer),
    );
  }
  const view: ViewElement = page.createElement(name);
  view[CONTEXT] = context;
  return view;
}
