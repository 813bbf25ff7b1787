import type { CheckoutApp, CheckoutPort } from '../app/checkout-app.ts';
import type { StepId } from '../flows/step-ids.ts';
import { loadCatalog } from '../i18n/load-catalog.ts';
import { screenLoaders } from '../screens/step-screens.ts';
import type { CreateDialogMode } from './dialog-mode/dialog-mode.ts';
import { importModule } from './import-module.js';

/** Sends a request and gives its answer; `fetch` or the sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** Everything that comes after the first module; each rejects when it cannot be loaded. */
export interface ElementLoaders {
  app: () => Promise<(port: CheckoutPort) => CheckoutApp>;
  /** The chunk of one screen, so that the app finds it loaded; nothing for a step without a screen. */
  screen: (step: StepId) => Promise<unknown>;
  catalog: CheckoutPort['loadCatalog'];
  /** What modal and button mode need besides. */
  dialogMode: () => Promise<CreateDialogMode>;
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
    async screen(step) {
      await screenLoaders[step]?.();
    },
    catalog: loadCatalog,
    async dialogMode() {
      const { createDialogMode } = await import('./dialog-mode/dialog-mode.ts');
      return createDialogMode;
    },
    async sandbox() {
      // Computed, so that no build takes the sandbox into the module.
      const url = new URL('./merchant-checkout-sandbox.js', import.meta.url).href;
      const { createPageSandbox } = await importModule<SandboxModule>(url);
      return createPageSandbox();
    },
  };
}
