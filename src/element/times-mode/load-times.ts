import {
  loadOfferCalendar,
  type OfferCalendar,
} from '../../features/booking/calls/offer-calendar.ts';
import { timesNeedsOf } from '../../flow/select-flow.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { platformLanguage } from '../../lib/config/language.ts';
import type { ApiContext } from '../../platform/api/api-context.ts';
import type { Call } from '../../platform/api/define-call.ts';
import { createClient } from '../../platform/api/http/http-client.ts';
import type { Activity } from '../../platform/host/activity.ts';

interface LoadInput {
  config: CheckoutConfig;
  fetch: ApiContext['fetch'];
  activity: Activity;
  signal: AbortSignal;
  /** The party that a free time is searched for; null for the offer's own. */
  people: number | null;
}

/** The calls of one element, before its app has loaded. */
function createCalls({ config, fetch, activity }: LoadInput): Call {
  const context = {
    ...config,
    fetch,
    sessionId: () => config.sessionId,
    language: () => platformLanguage(config.language),
    now: () => Date.now(),
    after(ms: number, callback: () => void) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    // No call here carries an account.
    untilAccountSeen: async () => undefined,
  };
  return createClient(() => context, activity.during);
}

/** Loads the calendar of the page's offer; null where no free times can be shown. Rejects with an `ApiError`. */
export async function loadTimes(input: LoadInput): Promise<OfferCalendar | null> {
  const { config, signal, people } = input;
  if (!timesNeedsOf(config)) return null;
  const call = createCalls(input);
  return loadOfferCalendar({ config, call, signal, people, now: Date.now() });
}
