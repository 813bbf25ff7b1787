import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { missingFacts, notesOf } from './release-facts.mjs';

const COMPLETE = {
  manifest: {
    version: '0.2.0',
    repository: { type: 'git', url: 'git+https://github.com/example/merchant-checkout.git' },
    homepage: 'https://checkout.example.pt',
    bugs: 'https://github.com/example/merchant-checkout/issues',
  },
  security:
    '# Security\n\n## Report a vulnerability\n\nTo [us](mailto:security@example.pt).\n\n## More\n',
  changelog:
    '# Changelog\n\n## 0.2.0 (1 December 2026)\n\n### Added\n\n- One.\n\n## 0.1.16\n\n- Two.\n',
  tag: 'v0.2.0',
};

const missing = (changes) => missingFacts({ ...COMPLETE, ...changes });

test('a release with all that the owner can fill in lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

describe('a release is refused', () => {
  test.each(['repository', 'homepage', 'bugs'])('without "%s" in package.json', (name) => {
    const { [name]: _left, ...manifest } = COMPLETE.manifest;
    expect(missing({ manifest })).toEqual([expect.stringContaining(`"${name}"`)]);
  });

  test('without an address in SECURITY.md; one elsewhere on the page does not count', () => {
    const security =
      '# Security\n\n## Report a vulnerability\n\nPrivately.\n\n## More\n\n[x](https://x.example)\n';
    expect(missing({ security })).toEqual([expect.stringContaining('SECURITY.md')]);
  });

  test('with a tag of another version', () => {
    expect(missing({ tag: 'v0.3.0' })).toEqual([expect.stringContaining('v0.3.0')]);
  });

  test('with a version that the changelog does not have, or calls unreleased', () => {
    const changelog = COMPLETE.changelog.replace('(1 December 2026)', '(unreleased)');
    expect(missing({ changelog })).toEqual([expect.stringContaining('unreleased')]);
    expect(missing({ changelog: '# Changelog\n' })).toEqual([
      expect.stringContaining('no heading'),
    ]);
  });
});

test('a version with more lines than a developer reads is refused', () => {
  const changelog = COMPLETE.changelog.replace('- One.', '- One.\n'.repeat(41));
  expect(missing({ changelog })).toEqual(['CHANGELOG.md: 41 lines for 0.2.0, of at most 40.']);
});

test('the notes of a release are its part of the changelog', () => {
  expect(notesOf(COMPLETE.changelog, '0.2.0')).toBe('### Added\n\n- One.');
  expect(notesOf(COMPLETE.changelog, '0.2')).toBeNull();
});

describe('the workflow of a release', () => {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  test('uses actions by commit only', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  test('runs scripts that exist', () => {
    for (const [, name] of workflow.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty([name]);
    for (const [, file] of workflow.matchAll(/node (scripts\/[\w.-]+)/g))
      expect(existsSync(file), file).toBe(true);
  });

  test('tests before it publishes, and publishes with provenance', () => {
    const places = [
      'check-release.mjs "$GITHUB',
      'run: npm test',
      'npm run test:release',
      'npm publish --provenance',
    ].map((text) => workflow.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});
