import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** A new folder whose name begins with `name`, for the test that runs; removed when that ends. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
