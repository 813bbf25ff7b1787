/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('the Joomla module has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const manifest = readFileSync(
    'demo/cms/joomla/mod_merchant_checkout/mod_merchant_checkout.xml',
    'utf8',
  );
  expect(manifest).toContain(`<version>${version}</version>`);
});
