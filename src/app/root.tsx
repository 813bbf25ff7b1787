import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';

import { CheckoutFrame } from './checkout-frame.tsx';
import type { CheckoutContext } from './checkout-context.ts';

/** One element's React tree, on that element's own store and texts. */
export function Root({ context }: { context: CheckoutContext }) {
  return (
    <Provider store={context.store}>
      <I18nProvider i18n={context.i18n}>
        <CheckoutFrame context={context} />
      </I18nProvider>
    </Provider>
  );
}
