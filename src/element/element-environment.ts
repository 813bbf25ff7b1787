import type { PageParamsSource } from '../platform/host/page-params.ts';
import type { PageQueue } from './page-queue.ts';
import { isGone } from '../platform/api/http/is-gone.ts';
import type { CheckoutApp, CheckoutPort } from '../app/checkout-app.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { WIDGET_VERSION } from '../lib/element-limits.ts';
import type { EntryStepId } from '../flow/step-ids.ts';
import { loadCatalog, type LoadCatalog } from '../platform/i18n/texts.ts';
import { FIRST_SCREENS, needsFurtherTexts } from '../app/first-screens.ts';
import type { ProblemTexts } from './problem-texts.ts';
import type { CreateDialogMode } from './dialog-mode/dialog-mode.ts';
import { importModule } from './import-module.js';
import type { Failure } from '../platform/i18n/texts.ts';

/** Services that all elements of a page share. */
export interface ElementEnvironment {
  loaders: ElementLoaders;
  params: PageParamsSource;
  queue: PageQueue;
  scriptOrigin: string;
}

/** Sends a request and gives its answer; `fetch` or the sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** The exports of the app's chunk. */
export interface AppModule {
  createCheckoutApp: (port: CheckoutPort) => CheckoutApp;
}

/** Everything that comes after the first module; each rejects when it cannot be loaded. */
export interface ElementLoaders {
  app: () => Promise<AppModule>;
  /** The screen with which a flow begins and its texts, so that the app finds them loaded. */
  screen: (step: EntryStepId, language: LanguageCode) => Promise<unknown>;
  catalog: LoadCatalog;
  /** The code for modal and button mode. */
  dialogMode: () => Promise<{ createDialogMode: CreateDialogMode }>;
  /** The words for what a page has got wrong. */
  problemTexts: () => Promise<ProblemTexts>;
  /** Why a chunk could not be loaded. Never rejects. */
  whyLost: () => Promise<Exclude<Failure, 'config'>>;
  /** The middleware inside the page, as the attribute names it. */
  sandbox: (middleware: string) => Promise<Fetch>;
}

interface SandboxModule {
  createPageSandbox: (middleware: string) => Fetch;
}

/** The loaders of the built module: chunks beside it, found by its own address. */
export function createElementLoaders(): ElementLoaders {
  return {
    app: () => import('../app/create-checkout-app.ts'),
    screen(step, language) {
      return Promise.all([
        FIRST_SCREENS[step](),
        loadCatalog(language, 'checkout'),
        needsFurtherTexts(step) && loadCatalog(language, 'further'),
      ]);
    },
    catalog: loadCatalog,
    dialogMode: () => import('./dialog-mode/dialog-mode.ts'),
    problemTexts: () => import('./problem-texts.ts'),
    async whyLost() {
      const app = new URL(
        /* @vite-ignore */ `merchant-checkout-${WIDGET_VERSION}/app.js`,
        import.meta.url,
      );
      return (await isGone(app)) ? 'outdated' : 'passing';
    },
    async sandbox(middleware) {
      // Computed, so that no build takes the sandbox into the module.
      const url = new URL('./merchant-checkout-sandbox.js', import.meta.url).href;
      const { createPageSandbox } = await importModule<SandboxModule>(url);
      return createPageSandbox(middleware);
    },
  };
}
