import { importModule } from './import-module.js';

type Send = (request: Request) => Promise<Response>;

/** Loads the sandbox from its script's address, for the middleware that the attribute names. Contract section 4. */
export async function importSandbox(url: string, middleware: string): Promise<Send> {
  const { createPageSandbox } = await importModule<{
    createPageSandbox: (middleware: string) => Send;
  }>(url);
  return createPageSandbox(middleware);
}
