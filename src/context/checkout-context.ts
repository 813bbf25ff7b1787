import { atom, type createStore, type Getter } from 'jotai/vanilla';

import type { ApiContext } from '../platform/api/api-context.ts';
import type { Call } from '../platform/api/define-call.ts';
import { loadCode } from '../platform/api/http/load-code.ts';
import { DEFAULT_ENTITY_CONFIG } from '../platform/api/schema/entity-config.ts';
import type { Host } from '../platform/host/host.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';
import type { I18n } from '../platform/i18n/create-i18n.ts';
import type { Credentials } from '../platform/api/http/endpoint.ts';
import type { Session, UserSession } from '../lib/user-session.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LanguageCode, PlatformLanguage } from '../lib/config/language.ts';
import type { Venue } from '../lib/config/venues.ts';
import { LINK_NAMES, type Links } from '../lib/config/links.ts';
import { LANGUAGES, siteLink } from '../platform/i18n/languages.ts';

/**
 * Marks an atom that page or customer may change while a request is sent. The code that sends reads the frozen press in its place: the
 * compiler refuses such an atom there (`AttemptGetter`).
 */
const mayChangeWhileSending = <Marked extends object>(marked: Marked) =>
  Object.assign(marked, { mayChange: 'read the press' } as const);

/** The atoms of one element. */
export type Store = ReturnType<typeof createStore>;

/** The settings of the element that its requests contain. */
export interface CallSettings {
  config: CheckoutConfig;
  language: PlatformLanguage;
  sessionId: string | null;
}

/** Everything outside the atoms that one element's actions need. */
export interface Services {
  /** Makes a call of the middleware, as the element is configured at that moment. */
  call: Call;
  /** Makes calls as the given settings say, whatever the page or the customer changes later. */
  bindCall: (settings: CallSettings) => Call;
  /** Sends requests to other servers than the middleware. */
  fetch: ApiContext['fetch'];
  host: Host;
  i18n: I18n;
  loadCatalog: LoadCatalog;
  /** Adopts the loaded style sheets in the shadow root. */
  adoptSheets: () => void;
  /** Called when a flow's first screen is painted. */
  onReady: () => void;
  /** Called when the flow cannot be shown. */
  onFatal: () => void;
}

const storedServicesAtom = atom<Services | null>(null);

/** The element's services; set once when its store is made. */
export const servicesAtom = atom(
  (get): Services => {
    const services = get(storedServicesAtom);
    if (!services) throw new Error('The services of this store are not set.');
    return services;
  },
  (_get, set, services: Services) => set(storedServicesAtom, services),
);

/** The current moment for all rules, Unix ms; updated by the ticker and at each step. */
export const nowAtom = atom(0);

const runControllerAtom = atom<AbortController | null>(null);

/** The signal of the current run: aborted by the next start and with the element. Reads use it. */
export const runSignalAtom = atom((get): AbortSignal => {
  const controller = get(runControllerAtom);
  return controller ? controller.signal : AbortSignal.abort();
});

/** Aborts the current run and starts another; returns its signal. */
export const beginRunAction = atom(null, (get, set): AbortSignal => {
  get(runControllerAtom)?.abort();
  const controller = new AbortController();
  set(runControllerAtom, controller);
  return controller.signal;
});

/** Cancels all reads when the element is removed. */
export const endRunAction = atom(null, (get) => get(runControllerAtom)?.abort());

/**
 * Loads a chunk on demand. Rejects like a read without an answer; a retry can help unless the error is `isOutdated`.
 */
export function load<Module>(get: Getter, code: () => Promise<Module>): Promise<Module> {
  const { host } = get(servicesAtom);
  return host.activity.during(loadCode(code, () => host.isOnline()));
}

/** The account of the element. Its events are in `features/account/rules/session-machine.ts`. */
export const sessionAtom = mayChangeWhileSending(
  atom<Session>({ user: null, isSyncDue: false, named: null }),
);

/** The signed-in user; null for a guest. */
export const userAtom = mayChangeWhileSending(
  atom(
    (get) => get(sessionAtom).user,
    (_get, set, user: UserSession | null) => set(sessionAtom, (session) => ({ ...session, user })),
  ),
);

/** The credentials for calls on behalf of the user; null for a guest. */
export const credentialsAtom = mayChangeWhileSending(
  atom((get): Credentials | null => {
    const user = get(userAtom);
    return user && { userId: user.id, token: user.token };
  }),
);

/** The config of the page itself, without the venue that the customer chose and the offer code that was entered; null before it is set. */
export const pageConfigAtom = mayChangeWhileSending(atom<CheckoutConfig | null>(null));

/** A venue that the customer chose from the page's `venues`, and what it makes of the page's config. */
export interface ChosenVenue {
  venue: Venue;
  /** The page's config with the offer of the venue. */
  apply: (page: CheckoutConfig) => CheckoutConfig;
  /** Whether another config of the page leaves the choice as it is. */
  isKept: (before: CheckoutConfig, after: CheckoutConfig) => boolean;
}

/** The chosen venue; null while the list is shown, and without one. */
export const chosenVenueAtom = mayChangeWhileSending(atom<ChosenVenue | null>(null));

/** The offer code that the customer scanned or typed; null if that of the page applies. */
export const enteredOfferCodeAtom = atom<string | null>(null);

/**
 * The config of the element; set before anything reads it. The offer of a chosen venue replaces that of the page. An offer code
 * from the page overrides the one that the customer entered.
 */
export const configAtom = mayChangeWhileSending(
  atom(
    (get): CheckoutConfig => {
      const page = get(pageConfigAtom);
      if (!page) throw new Error('The config of this store is not set.');
      const config = get(chosenVenueAtom)?.apply(page) ?? page;
      const entered = get(enteredOfferCodeAtom);
      return entered === null ? config : { ...config, offerCode: entered };
    },
    (get, set, config: CheckoutConfig) => {
      const before = get(pageConfigAtom);
      set(pageConfigAtom, config);
      if (before?.offerCode !== config.offerCode) set(enteredOfferCodeAtom, null);
      if (before && !get(chosenVenueAtom)?.isKept(before, config)) set(chosenVenueAtom, null);
    },
  ),
);

/** The current language; initially that of the config. */
export const languageAtom = mayChangeWhileSending(atom<LanguageCode>('pt_PT'));

/** The locale of dates, numbers and money. */
export const formatLocaleAtom = atom((get) => LANGUAGES[get(languageAtom)].formatLocale);

/** The addresses of the legal and reward links in the current language; unknown ones are missing. */
export const siteLinksAtom = atom((get): Links => {
  const { env } = get(entityConfigAtom);
  const own = get(configAtom).links;
  const links: Links = {};
  for (const name of LINK_NAMES) {
    const url = siteLink(name, get(languageAtom), own, env);
    if (url) links[name] = url;
  }
  return links;
});

/** The settings of the brand; the defaults until they have loaded. */
export const entityConfigAtom = atom(DEFAULT_ENTITY_CONFIG);
