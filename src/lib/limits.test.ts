import { expect, it } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { WIDGET_VERSION } from './limits.ts';

it('spec section 9: "Widget version 0.1.16" is the one that the specification describes; the package is newer', () => {
  expect(WIDGET_VERSION).toBe('0.1.16');
  expect(manifest.version).not.toBe(WIDGET_VERSION);
});
