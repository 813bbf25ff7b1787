import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai/vanilla';

/** The non-atom context of one rendered checkout. */
export interface CheckoutContext {
  store: ReturnType<typeof createStore>;
  i18n: I18n;
  /** A flow's first screen is painted. */
  onReady: (flow: string) => void;
  /** The flow cannot be shown. */
  onFatal: () => void;
  /** An error outside every screen has taken the whole view away. */
  onCrash: (error: unknown) => void;
}
