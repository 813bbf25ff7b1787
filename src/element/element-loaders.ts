import type { CheckoutApp, CheckoutPort } from '../app/checkout-app.ts';
import type { LanguageCode } from '../domain/config/checkout-config.ts';
import type { StepId } from '../flows/step-ids.ts';
import { FIRST_CATALOG, type CatalogName } from '../i18n/catalog-names.ts';
import { loadCatalog, type LoadCatalog } from '../i18n/load-catalog.ts';
import { hasScreen, screenTable } from '../screens/step-screens.ts';
import type { ProblemTexts } from './config-problems/problem-texts.ts';
import type { CreateDialogMode } from './dialog-mode/dialog-mode.ts';
import { importModule } from './import-module.js';

/** Sends a request and gives its answer; `fetch` or the sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** Everything that comes after the first module; each rejects when it cannot be loaded. */
export interface ElementLoaders {
  app: () => Promise<(port: CheckoutPort) => CheckoutApp>;
  /** Whether this build has a screen for a step. */
  hasScreen: (step: StepId) => boolean;
  /** One screen with its texts, so that the app finds them loaded; only the first texts for a step without a screen. */
  screen: (step: StepId, language: LanguageCode) => Promise<unknown>;
  catalog: LoadCatalog;
  /** What modal and button mode need besides. */
  dialogMode: () => Promise<CreateDialogMode>;
  /** The words for what a page has got wrong. */
  problemTexts: () => Promise<ProblemTexts>;
  /** The middleware inside the page. */
  sandbox: () => Promise<Fetch>;
}

interface SandboxModule {
  createPageSandbox: () => Fetch;
}

/** The loaders of the built module: chunks beside it, found by its own address. */
export function createElementLoaders(): ElementLoaders {
  return {
    async app() {
      const { createCheckoutApp } = await import('../app/create-checkout-app.ts');
      return createCheckoutApp;
    },
    hasScreen,
    screen(step, language) {
      const row = screenTable[step];
      const catalogs: readonly CatalogName[] = [FIRST_CATALOG, ...(row?.catalogs ?? [])];
      return Promise.all([row?.load(), ...catalogs.map((name) => loadCatalog(language, name))]);
    },
    catalog: loadCatalog,
    async dialogMode() {
      const { createDialogMode } = await import('./dialog-mode/dialog-mode.ts');
      return createDialogMode;
    },
    problemTexts: () => import('./config-problems/problem-texts.ts'),
    async sandbox() {
      // Computed, so that no build takes the sandbox into the module.
      const url = new URL('./merchant-checkout-sandbox.js', import.meta.url).href;
      const { createPageSandbox } = await importModule<SandboxModule>(url);
      return createPageSandbox();
    },
  };
}
