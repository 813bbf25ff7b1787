import { expect, test } from 'vitest';

import { asModule } from './react-modules.mjs';

test('an unused name has its own variable, which a bundler can leave out', () => {
  const text =
    'var React = require("react");\nexports.used = React.version;\nexports.unused = 1;\n';
  const module = asModule(text, 'some-package');
  expect(module).toContain('import * as React from "react";');
  expect(module).toContain('export$used = React.version;');
  expect(module).toContain('export$used as used, export$unused as unused, self as default');
  expect(module).not.toMatch(/require|exports/);
});

test.each([
  'module.exports = require("./other.js");',
  'var name = "x";\nexports[name] = 1;',
  'if (late) require("scheduler");',
  'Object.assign(exports, { used: 1 });',
])('a text that does more than that stops the build: %s', (text) => {
  expect(() => asModule(text, 'some-package')).toThrow('some-package is written in a way');
});
