import { setViewport as resize } from '@web/test-runner-commands';

import { until } from './until.ts';

/** Gives the window another size, in px, and waits until the page has it. */
export async function setViewport(size: { width: number; height: number }): Promise<void> {
  await resize(size);
  await until(() => innerWidth === size.width && innerHeight === size.height, {
    what: `a window of ${size.width} x ${size.height} px`,
  });
}
