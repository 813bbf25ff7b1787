import type { Getter, Setter } from 'jotai/vanilla';

import { loadCode } from '../../api/http/load-code.ts';
import type { SavedState } from '../../domain/saved/saved-state.ts';
import { topOf } from '../../flows/flow-stack.ts';
import { isFlowStack } from '../../flows/is-flow-stack.ts';
import { isOrderFlow } from '../../flows/order-flows.ts';
import { flowStackAtom } from '../flow/flow-atoms.ts';
import { isAbort, reportError, toApiError } from '../problem/report-problem.ts';
import { servicesAtom } from '../services.ts';
import { shopAtom } from '../shop/shop-atom.ts';
import { openService, readService } from './open-service.ts';

/** The order of a service, with what was put together before the reload. */
async function reopenOrder(get: Getter, set: Setter, { stack }: SavedState, signal: AbortSignal) {
  if (!isFlowStack(stack) || !isOrderFlow(topOf(stack)?.flow)) return;
  const { beginOrder } = await loadCode(
    () => import('../cart/begin-order.ts'),
    () => get(servicesAtom).host.isOnline(),
  );
  if (signal.aborted) return;
  set(flowStackAtom, stack);
  await beginOrder(get, set, signal);
}

/**
 * Opens the service again that was chosen from the list before a reload. False where that cannot be: the shop has it
 * no more, or its calendar does not load; then the list stays.
 */
export async function reopenService(
  get: Getter,
  set: Setter,
  saved: SavedState,
  signal: AbortSignal,
): Promise<boolean> {
  const { serviceId } = saved;
  if (serviceId === null) return true;
  if (!get(shopAtom)?.services.some(({ id }) => id === serviceId)) return false;
  try {
    const service = await readService(get, serviceId, signal);
    if (signal.aborted) return false;
    openService(set, service);
    await reopenOrder(get, set, saved, signal);
    return !signal.aborted;
  } catch (error) {
    if (isAbort(error)) return false;
    reportError(get(servicesAtom).host, toApiError(error));
    return false;
  }
}
