import { atom, type Getter } from 'jotai/vanilla';

import { load, runSignalAtom, configAtom, languageAtom } from '../context/checkout-context.ts';
import { needsOf } from '../flow/select-flow.ts';
import type { FlowNeed } from '../flow/flow-table.ts';
import { holdsCustomerAtom, flowStackAtom } from '../flow/state/flow-atoms.ts';
import { cartIsOwnAtom } from '../features/cart/state/shopping-cart-atom.ts';
import { featuresAtom, type LoadContext } from '../flow/feature.ts';
import { translateResourcesAction } from '../context/resource.ts';
import { isAbort, reportError } from '../context/problems.ts';

type Reload = (context: LoadContext) => Promise<unknown>;

/** Reads the server's cart again and adapts the delivery to it. Skips a cart that was ordered. */
const rereadCart: Reload = async ({ get, set, signal }) => {
  if (get(holdsCustomerAtom) || !get(cartIsOwnAtom)) return;
  const { readCart, applyChangedCart } = await load(
    get,
    () => import('../features/cart/state/server-cart.ts'),
  );
  const cart = await readCart(get, set);
  signal.throwIfAborted();
  applyChangedCart(get, set, cart);
};

/** The needs whose data contain texts and are read again as at the start. */
const TEXT_NEEDS: readonly FlowNeed[] = [
  'campaign',
  'campaignByOfferCode',
  'shop',
  'resources',
  'categories',
];

/** The needs of all flows on the stack, including those below a sub-flow. */
function needsInUse(get: Getter): readonly FlowNeed[] {
  const config = get(configAtom);
  return [...new Set(get(flowStackAtom).flatMap(({ flow }) => needsOf(flow, config)))];
}

/**
 * Reads the merchant's texts again in the current language; choices stay. The old texts stay until new ones arrive.
 */
export const refreshTextsAction = atom(null, async (get, set): Promise<void> => {
  const language = get(languageAtom);
  const run = get(runSignalAtom);
  const isCurrent = () => !run.aborted && get(languageAtom) === language;
  const needs = needsInUse(get);
  const context: LoadContext = {
    get,
    set,
    keep: (target, value) => {
      if (isCurrent()) set(target, value);
    },
    signal: run,
    needs,
    shared: {},
  };
  const again = needs.filter((need) => TEXT_NEEDS.includes(need));
  const reloads = [
    ...get(featuresAtom).flatMap(({ loads }) => again.flatMap((need) => loads?.[need] ?? [])),
    ...(needs.includes('cart') ? [rereadCart] : []),
  ];
  const reads = reloads.map(async (reload) => {
    try {
      await reload(context);
    } catch (error) {
      if (!isAbort(error)) reportError(get, error);
    }
  });
  await Promise.all([...reads, set(translateResourcesAction)]);
});
