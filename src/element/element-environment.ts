import type { PageParamsSource } from '../platform/host/page-params.ts';
import type { AnsweredClicks } from './open-triggers.ts';
import type { PageQueue } from './page-queue.ts';
import { isFileGone, missingFileUrl } from '../platform/api/http/missing-file.ts';
import type { createCheckoutApp } from '../app/create-checkout-app.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { warnIntegrator } from '../platform/host/warn-integrator.ts';
import { RELEASE } from '../lib/limits.ts';
import type { RoomStep } from '../flow/flow-table.ts';
import { loadCatalog, type LoadCatalog, type Failure } from '../platform/i18n/texts.ts';
import { FIRST_SCREENS } from '../app/first-screens.ts';
import type * as problemTexts from './problem-texts.ts';
import type { createDialogMode } from './dialog-mode/dialog-mode.ts';
import type { createTimesMode } from './times-mode/times-mode.ts';

/** Services that all elements of a page share. */
export interface ElementEnvironment {
  loaders: ElementLoaders;
  params: PageParamsSource;
  queue: PageQueue;
  answeredClicks: AnsweredClicks;
  scriptOrigin: string;
}

/** Sends a request and gives its answer; `fetch` or the sandbox. */
export type Fetch = (request: Request) => Promise<Response>;

/** The exports of the app's chunk. */
export interface AppModule {
  createCheckoutApp: typeof createCheckoutApp;
}

/** Loads the parts after the first module; each rejects if it cannot be loaded. */
export interface ElementLoaders {
  app: () => Promise<AppModule>;
  /** The screen with which a flow begins and its texts, so that the app finds them loaded. */
  screen: (step: RoomStep, language: LanguageCode) => Promise<unknown>;
  catalog: LoadCatalog;
  /** The code for modal and button mode. */
  dialogMode: () => Promise<{ createDialogMode: typeof createDialogMode }>;
  /** The code for the next free times of `mode="times"`. */
  timesMode: () => Promise<{ createTimesMode: typeof createTimesMode }>;
  /** The texts of configuration problems. */
  problemTexts: () => Promise<typeof problemTexts>;
  /** Why a chunk could not be loaded; warns with the address. Never rejects. */
  classifyLoadError: (error: unknown) => Promise<Exclude<Failure, 'config'>>;
  /** The sandbox inside the page, by the value of `middleware`. */
  sandbox: (middleware: string) => Promise<Fetch>;
}

/** The loaders of the built module: chunks beside it, found by its own address. */
export function createElementLoaders(scriptUrl: string): ElementLoaders {
  return {
    app: () => import('../app/create-checkout-app.ts'),
    screen(step, language) {
      const first = FIRST_SCREENS[step];
      const names = ['checkout', ...(first?.rooms ?? [])] as const;
      return Promise.all([first?.load(), ...names.map((name) => loadCatalog(language, name))]);
    },
    catalog: loadCatalog,
    dialogMode: () => import('./dialog-mode/dialog-mode.ts'),
    timesMode: () => import('./times-mode/times-mode.ts'),
    problemTexts: () => import('./problem-texts.ts'),
    async classifyLoadError(error) {
      // Not beside `import.meta.url`: bundlers take a template there for files to copy.
      const app = new URL(`merchant-checkout-${RELEASE}/app.js`, scriptUrl);
      const file = missingFileUrl(error) ?? app.href;
      warnIntegrator(
        `${file} or a file beside it does not load: missing, or its integrity differs.`,
      );
      return (await isFileGone(file)) ? 'outdated' : 'passing';
    },
    async sandbox(middleware) {
      // Computed, so that no build takes the sandbox into the module.
      const url = new URL('./merchant-checkout-sandbox.js', import.meta.url).href;
      return (await import('./problem-texts.ts')).importSandbox(url, middleware);
    },
  };
}
