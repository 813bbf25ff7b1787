import { atom } from 'jotai/vanilla';

import type { CheckoutConfig } from '../domain/config/checkout-config.ts';

const storedConfigAtom = atom<CheckoutConfig | null>(null);

/** What the element was told; set before anything reads it. */
export const configAtom = atom(
  (get): CheckoutConfig => {
    const config = get(storedConfigAtom);
    if (!config) throw new Error('The config of this store is not set.');
    return config;
  },
  (_get, set, config: CheckoutConfig) => set(storedConfigAtom, config),
);
