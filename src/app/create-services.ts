import {
  configAtom,
  languageAtom,
  load,
  type CallSettings,
  type Services,
  type Store,
} from '../context/checkout-context.ts';
import { keepTabSessionAction, readSessionId } from '../features/account/state/session-id.ts';
import { platformLanguage } from '../lib/config/language.ts';
import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { createClient } from '../platform/api/http/http-client.ts';
import type { Host } from '../platform/host/host.ts';
import { createI18n } from '../platform/i18n/create-i18n.ts';
import { toFormalTexts } from '../platform/i18n/formal-texts.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';
import type { CheckoutPort } from './checkout-port.ts';
import type { StyleSheets } from './style-sheets.ts';

/** The client of the middleware. Reads config, language and session at each call, unless `frozen` names them. */
function callsOf(
  { config, fetch }: CheckoutPort,
  store: Store,
  host: Host,
  frozen?: CallSettings,
): Services['call'] {
  const context = () => ({
    ...(frozen?.config ?? store.get(configAtom)),
    middleware: config.middleware,
    fetch,
    sessionId: () => (frozen ? frozen.sessionId : readSessionId(store.get)),
    language: () => frozen?.language ?? platformLanguage(store.get(languageAtom)),
    now: () => host.now(),
    after: host.after,
    isOnline: () => host.isOnline(),
    async untilAccountSeen(token: string, signal: AbortSignal | undefined) {
      // A press was checked for that; afterwards, only "not you?" takes the account back.
      if (frozen && !host.account.isRefused(token)) return;
      const { untilAccountSeen } = await load(
        store.get,
        () => import('../features/account/state/until-account-seen.ts'),
      );
      await untilAccountSeen(store, token, signal);
    },
  });
  return createClient(context, host.activity.during);
}

/** Adapts the texts of a catalog to the page: formal address, then the page's own texts. */
const adaptedCatalogs =
  (loadCatalog: LoadCatalog, store: Store): LoadCatalog =>
  async (language, name) => {
    // If the code for the page's own texts does not load, ours stay.
    const own =
      store.get(configAtom).texts &&
      load(store.get, () => import('./apply-own-texts.ts')).catch(() => null);
    const adapted = async () => {
      const texts = await load(store.get, () => loadCatalog(language, name));
      if (store.get(configAtom).address === 'informal') return texts;
      return load(store.get, () => toFormalTexts(language, texts));
    };
    const [texts, code] = await Promise.all([adapted(), own]);
    return code ? code.withOwnTexts(store, language, texts) : texts;
  };

/** Keeps the page's session for pages that name none. The code for its cookies comes with the carts that need it. */
async function keepSession(store: Store): Promise<void> {
  if (!store.set(keepTabSessionAction)) return;
  const { keepSessionAction } = await load(
    store.get,
    () => import('../features/account/state/keep-session.ts'),
  );
  store.set(keepSessionAction);
}

/** Creates the services of one element. */
export function createServices(
  port: CheckoutPort,
  store: Store,
  host: Host,
  styles: StyleSheets,
): Services {
  let isSessionKept = false;
  return {
    call: callsOf(port, store, host),
    bindCall: (settings) => callsOf(port, store, host, settings),
    fetch: port.fetch,
    host,
    i18n: createI18n(),
    loadCatalog: adaptedCatalogs(port.loadCatalog, store),
    adoptSheets: () => styles.adopt(),
    onReady() {
      // Before more code loads: the page may be left or reloaded first, and then needs its session.
      if (!isSessionKept) keepSession(store).catch(() => undefined);
      isSessionKept = true;
      port.onReady();
      // The next step formats numbers and country names; the first use of `Intl` takes 100 ms on a phone.
      host.after(AHEAD_OF_TIME_MS, () => void new Intl.NumberFormat());
    },
    onFatal: port.onFatal,
  };
}
