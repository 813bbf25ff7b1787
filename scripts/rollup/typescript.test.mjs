import { expect, test } from 'vitest';

import { asJavaScript } from './typescript.mjs';

const plain = async (code, id = '/src/file.ts') => (await asJavaScript(code, id)).code;

test('types and imports of types leave nothing, and an import of values stays although no name is used', async () => {
  const code = await plain(
    "import type { A } from './a.ts';\nimport { b } from './b.ts';\nlet a: A;",
  );
  expect(code).not.toContain('./a.ts');
  expect(code).toContain("from './b.ts'");
});

test('the features of the oldest browsers stay as they are', async () => {
  const code = await plain('class A { #x = 1; static y = a?.b ?? 2n; } await 0;');
  expect(code).toMatch(/#x = 1;[^]*static y = a\?\.b \?\? 2n/);
});

test('JSX becomes calls of the runtime, without an import of React', async () => {
  const code = await plain('export const view = <p className="x" />;', '/src/view.tsx');
  expect(code).toContain('react/jsx-runtime');
  expect(code).not.toMatch(/from "react"/);
});

test('syntax that is no TypeScript stops the build', async () => {
  await expect(plain('const = 1;')).rejects.toThrow();
});
