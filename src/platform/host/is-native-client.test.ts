import { expect, test } from 'vitest';

import { isNativeClient } from './host.ts';

test.each([
  ['WEB', 'WIDGET', false],
  ['WEB', 'WEB', false],
  ['web', 'widget', false],
  ['Web', 'web', false],
  ['WEB', 'IOS', true],
  ['WEB', 'ANDROID', true],
  ['IOS', 'WIDGET', true],
  ['ANDROID', 'WEB', true],
])('application %s on platform %s runs in an app: %s', (application, platform, isNative) => {
  const config = { clientApplication: application, clientPlatform: platform };
  expect(isNativeClient(config)).toBe(isNative);
});
