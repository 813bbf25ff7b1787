import { expect, it } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { WIDGET_VERSION } from './limits.ts';

it('spec section 9: "Widget version 0.1.16" is also the version of the package and of its files', () => {
  expect(WIDGET_VERSION).toBe('0.1.16');
  expect(manifest.version).toBe(WIDGET_VERSION);
});
