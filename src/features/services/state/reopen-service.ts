import type { Getter, Setter } from 'jotai/vanilla';

import { load, servicesAtom } from '../../../context/checkout-context.ts';
import type { SavedFlow } from '../../../flow/persist.ts';
import { isOnlineService } from '../rules/check-service.ts';
import { topOf } from '../../../flow/flow-stack.ts';
import { submits } from '../../../flow/flow-rows.ts';
import { flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { isAbort, reportError } from '../../../context/problems.ts';
import { shopAtom } from '../../offer/state/offer-atoms.ts';
import { openService, readService, type OpenService } from './services-state.ts';

/** Loads the code of orders; null for other flows. */
function loadOrdering(get: Getter, { stack }: SavedFlow) {
  if (!submits(topOf(stack)?.flow, 'menuOrder')) return null;
  return load(get, () => import('../../ordering/state/menu-order-start.ts'));
}

/** Reads the service of a finished booking: its confirmation shows even if the calendar does not load. */
async function readOfEnded(
  get: Getter,
  serviceId: string,
  signal: AbortSignal,
): Promise<OpenService> {
  try {
    return await readService(get, serviceId, signal);
  } catch (error) {
    if (isAbort(error)) throw error;
    reportError(get, error);
    return { serviceId, slots: [], until: get(servicesAtom).host.now(), resources: [] };
  }
}

/**
 * Reopens the service that was chosen from the list before a reload, with its unfinished order. False if the shop no
 * longer offers it online or its calendar does not load; then the list stays. The service of a finished booking always opens.
 */
export async function reopenService(
  get: Getter,
  set: Setter,
  serviceId: string,
  flow: SavedFlow,
  signal: AbortSignal,
): Promise<boolean> {
  const hasEnded = flow.outcome !== null;
  const service = get(shopAtom)?.services.find(({ id }) => id === serviceId);
  if (!(service && isOnlineService(service)) && !hasEnded) return false;
  try {
    const read = hasEnded ? readOfEnded : readService;
    const [opened, ordering] = await Promise.all([
      read(get, serviceId, signal),
      loadOrdering(get, flow),
    ]);
    if (signal.aborted) return false;
    openService(set, opened);
    if (ordering) {
      // `beginOrder` reads the running flow.
      set(flowStackAtom, flow.stack);
      await ordering.beginOrder(get, set, signal);
    }
    return !signal.aborted;
  } catch (error) {
    if (isAbort(error)) return false;
    reportError(get, error);
    return false;
  }
}
