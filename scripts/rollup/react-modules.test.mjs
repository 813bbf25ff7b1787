import { runInNewContext } from 'node:vm';

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

test("React's chunk notes no stacks while it loads, and leaves the page's limit as it was", () => {
  const module = asModule('exports.limit = Error.stackTraceLimit;\n', 'react-dom/client');
  const evaluate = (page) => {
    const body = module.slice(0, module.indexOf('import * as self'));
    return runInNewContext(`${body} export$limit;`, { Error: page });
  };
  const page = { stackTraceLimit: 10 };
  expect(evaluate(page)).toBe(0);
  expect(page).toEqual({ stackTraceLimit: 10 });
  expect(evaluate(Object.freeze({ stackTraceLimit: 10 }))).toBe(10);
  const other = {};
  expect(evaluate(other)).toBeUndefined();
  expect(other).toEqual({});
});
