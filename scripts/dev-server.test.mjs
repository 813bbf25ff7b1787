import { expect, test } from 'vitest';

import { freePort } from '../test/support/start-server.mjs';
import { startDevServer } from './dev-server.mjs';

test('the element is served from its sources, with the demo site, the sandbox and the gallery', async () => {
  const port = await freePort();
  const { close } = await startDevServer(port);
  try {
    for (const path of [
      '/merchant-checkout.js',
      '/src/index.ts',
      '/src/element/element-environment.ts',
      '/booking.html',
      '/site.css',
      '/rest/shop/1?language=pt_PT',
      '/test/gallery/gallery.html',
    ]) {
      const { status } = await fetch(`http://localhost:${port}${path}`);
      expect(`${path} ${status}`).toBe(`${path} 200`);
    }
  } finally {
    await close();
  }
});
