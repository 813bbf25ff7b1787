import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { configAtom, servicesAtom, type Store } from '../../context/checkout-context.ts';
import { reportError } from '../../context/problems.ts';
import { blocksLeavingAtom, hasResultAtom, isSendingAtom } from '../../flow/state/flow-atoms.ts';
import { loadTextsAction } from '../../flow/state/load-texts.ts';
import { orderAwaitsPaymentAtom } from '../ordering/state/order-awaits-payment-atom.ts';
import { openIds } from '../../submission/rules/purchase-state.ts';
import { purchaseAtom } from '../../submission/submission-atom.ts';
import { IdleWarning } from './idle-warning.tsx';
import { isUsed, noteUse } from './kiosk-use.ts';
import { resetForNextCustomerAction } from './reset-for-next-customer.ts';
import { watchIdle } from './watch-idle.ts';

/** Starts the checkout again for the next customer of a kiosk; returns a function that ends this. Contract section 1 "idle-reset". */
export function attachIdleReset(store: Store, element: HTMLElement): (() => void) | null {
  const seconds = store.get(configAtom).idleReset;
  const root = element.shadowRoot;
  if (seconds === null || !root) return null;
  const { host, i18n, adoptSheets } = store.get(servicesAtom);
  const page = element.ownerDocument;
  const place = page.createElement('div');
  const view = createRoot(place);
  const report = (error: unknown) => reportError(store.get, error);
  let texts: 'missing' | 'loading' | 'failed' | 'ready' = 'missing';
  /** Loads the words of the warning. A failure is reported once; each second of a countdown tries again. */
  const loadTexts = async () => {
    if (texts === 'loading' || texts === 'ready') return;
    const isFirst = texts === 'missing';
    texts = 'loading';
    try {
      await store.set(loadTextsAction, 'kiosk');
      texts = 'ready';
    } catch (error) {
      texts = 'failed';
      if (isFirst) report(error);
    }
  };
  void loadTexts();

  const draw = (secondsLeft: number | null) =>
    view.render(
      createElement(
        Provider,
        { store },
        createElement(
          I18nProvider,
          { i18n },
          createElement(IdleWarning, { secondsLeft, onStay: () => watch.stay() }),
        ),
      ),
    );

  /** A dialog in a checkout that is not shown, such as one that is closed, would leave the page inert without being seen. */
  function warn(secondsLeft: number | null): boolean {
    // Before the first warning there is nothing to hide.
    if (secondsLeft === null && !place.parentNode) return false;
    if (secondsLeft !== null) void loadTexts();
    const frame = root?.querySelector('.mc-root') ?? null;
    const isSeen = texts === 'ready' && (frame?.checkVisibility() ?? false);
    if (isSeen && place.parentNode !== frame) frame?.append(place);
    if (isSeen) adoptSheets();
    draw(isSeen ? secondsLeft : null);
    return isSeen && secondsLeft !== null;
  }

  const watch = watchIdle(page, host, {
    seconds,
    mayReset: () =>
      !store.get(isSendingAtom) && (!store.get(blocksLeavingAtom) || store.get(hasResultAtom)),
    // A reference or a payment page that is still to be paid takes longer to note.
    hasResult: () =>
      store.get(hasResultAtom) &&
      openIds(store.get(purchaseAtom)).length === 0 &&
      !store.get(orderAwaitsPaymentAtom),
    isUsed: () => isUsed(store.get),
    onTouch: () => noteUse(store.get),
    warn,
    reset: () => {
      store.set(resetForNextCustomerAction).catch(report);
    },
  });
  const unwatch = store.sub(hasResultAtom, () => watch.restartTimer());
  return () => {
    unwatch();
    watch.stop();
    // React may be rendering.
    queueMicrotask(() => view.unmount());
    place.remove();
  };
}
