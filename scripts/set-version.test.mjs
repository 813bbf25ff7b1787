import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { FILES, withDay, withVersion } from './set-version.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(FILES)('`npm version` writes the version into %s', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(withVersion(file, text, version)).toBe(text);
  const next = withVersion(file, text, '9.8.7-beta.1');
  expect(next).toContain('9.8.7-beta.1');
  expect(withVersion(file, next, version)).toBe(text);
});

test('a file without its version stops `npm version`', () => {
  expect(() => withVersion('docs/package.md', 'nothing', '1.0.0')).toThrow(
    'does not have the version once',
  );
});

test('the changelog gets the day of the release, and needs a heading for it', () => {
  const changelog = '# Changelog\n\n## 0.3.0 (unreleased)\n\n## 0.2.0 (2026-11-28)\n';
  expect(withDay(changelog, '0.3.0', '2026-12-01')).toBe(
    changelog.replace('unreleased', '2026-12-01'),
  );
  expect(withDay(changelog, '0.2.0', '2026-12-01')).toBe(changelog);
  expect(() => withDay(changelog, '0.4.0', '2026-12-01')).toThrow('no heading for 0.4.0');
});
