import { createPluginContext } from '../../../src/app/create-plugin-context.ts';
import type { Store } from '../../../src/context/checkout-context.ts';
import { attachMeasuring } from '../../../src/plugins/measuring/attach-measuring.ts';

/** What plugins get of a checkout that has no element. */
const contextOf = (store: Store) => createPluginContext(store, undefined as never);

/** Measures the visit, as the app does once its first screen is shown. */
export const measure = (store: Store) => attachMeasuring(contextOf(store));

/** The visit as plugins read it. */
export const visitOf = (store: Store) => contextOf(store).state().visit;
