import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import type { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';

import { activateLanguage, type Messages } from '../../../src/platform/i18n/create-i18n.ts';
import { servicesAtom } from '../../../src/context/checkout-context.ts';
import { render, type Rendered } from '../ui/render.ts';

/** Draws a screen or a part of one as it stands in a checkout; a text that is not given is shown by its key. */
export function renderInCheckout(
  store: ReturnType<typeof createStore>,
  piece: ReactNode,
  texts: Messages = {},
): Rendered {
  const { i18n } = store.get(servicesAtom);
  activateLanguage(i18n, 'pt_PT', [texts]);
  return render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{piece}</I18nProvider>
    </Provider>,
  );
}
