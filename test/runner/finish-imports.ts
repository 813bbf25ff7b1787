import { afterAll, vi } from 'vitest';

// The files of a worker share their modules. An import that is under way when a file ends fails, and the next file that needs that
// module would get the failure.
afterAll(() => vi.dynamicImportSettled());
